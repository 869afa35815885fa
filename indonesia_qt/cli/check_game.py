"""The command `check-game`: it plays a game at random, and names whatever keeps the program from playing it well."""

from __future__ import annotations

import argparse
import json
import pickle
import tempfile
import traceback
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from inspect import signature
from itertools import permutations
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, Union, get_origin, get_type_hints

import msgspec

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.bots.learning.choices import Choosing
from indonesia_qt.bots.registry import made_bot, usual_seconds
from indonesia_qt.cli.console import number_of, say
from indonesia_qt.core.bots import BotName
from indonesia_qt.core.definition import GameDataError, GameDefinition, Numbers
from indonesia_qt.core.flow import (
    CHANCE,
    Action,
    Chance,
    Event,
    LazyActions,
    Question,
    draw,
    draw_by_seed,
    question,
    refusal,
    settle,
    step,
)
from indonesia_qt.core.game import Game
from indonesia_qt.core.record import FORMAT, SaveError, Seat, header, read, saved
from indonesia_qt.core.search import from_json, to_json
from indonesia_qt.core.state_format import StateFormat
from indonesia_qt.files.paths import BOARD_FILE
from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.games import UnknownGameError, definition_of, game_ids
from indonesia_qt.i18n.text import as_sentence
from indonesia_qt.i18n.untrusted_text import one_line
from indonesia_qt.library import PlayableMap, load_map, map_of

GAMES = 2
"""So many are played for each number of players."""
ALL_UP_TO, THEN_EACH = 12, 10
"""All positions of a game up to this one are examined, and one of so many after that."""
MOST_DECISIONS = 5000
"""In one game; a saved game holds twice as many lines."""
MOST_ANSWERS = 60
"""Of one question that are examined."""
BOT_SECONDS = 0.05
"""Bots that search think so long."""
_FINGERPRINT = "0123456789abcdef"


def add_check_game_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the game and its map."""
    parser.add_argument("game", choices=game_ids(), metavar="GAME", help="id of the game")
    parser.add_argument("--map", default="", metavar="MAP", help="play on this map, given by its name or folder")
    parser.add_argument("--json", action="store_true", help="print the problems as a JSON object")


def check_game(options: argparse.Namespace) -> int:
    """Print each problem; the exit code is 1 when there is one."""
    found = Faults()
    played = Counter[str]()
    _examine(options.game, options.map, found, played)
    problems = list(found.sentences.values())
    if options.json:
        say(json.dumps({"game": options.game, "games": played["games"], "problems": problems}))
    elif problems:
        for problem in problems:
            say(problem)
    else:
        games, decisions = number_of(played["games"], "game"), number_of(played["decisions"], "decision")
        say(f"{options.game}: no problems in {games} of random answers, {decisions}.")
    return int(bool(problems))


class Faults:
    """What is wrong with a game, each thing once, in the order in which it was found."""

    def __init__(self) -> None:
        self.sentences: dict[str, str] = {}

    def add(self, sentence: str, example: str = "") -> None:
        """Keep a sentence, with an example of what it says unless there was one before."""
        self.sentences.setdefault(sentence, f"{sentence} {one_line(example)}".rstrip())

    @contextmanager
    def of(self, what: str) -> Iterator[None]:
        """Keep what is raised, as the failure of a part of the game."""
        try:
            yield
        except (SaveError, MapError, UnknownGameError) as error:
            self.add(str(error))
        except Exception as error:  # noqa: BLE001 - a game may fail in any way
            last = traceback.extract_tb(error.__traceback__)[-1]
            reason = one_line(f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})")
            self.add(as_sentence(f"{what} failed. {reason}"))


def _examine(id: str, map_: str, found: Faults, played: Counter[str]) -> None:
    """Find what is wrong with a game, and count the games and decisions that were played."""
    with found.of("The definition"):
        definition = definition_of(id)
        _check_members("The definition", definition, GameDefinition, found)
    if found.sentences:
        return
    _check_definition(id, definition, found)
    with found.of("The map"):
        played_on = load_map(map_, id)
        game, board = played_on.game, played_on.board
        left_out = () if definition.order_can_be_chosen else ("in_seat_order",)
        _check_members("The game", game, Game, found, left_out)
        if played_on.data is not None and board.id != played_on.folder.name:
            found.add(
                f"The map in the folder {played_on.folder.name} has the id “{board.id}”, so saved games don’t find it.",
                f"Write “{played_on.folder.name}” as the id in its {BOARD_FILE}.",
            )
    if found.sentences:
        return
    _check_game_on_map(id, played_on, found)
    for players in definition.players:
        for seed in range(1, GAMES + 1):
            with found.of(f"A game of {number_of(players, 'player')}"):
                _Trial(played_on, players, seed, found).play(played)


def _check_members(whose: str, made: Any, protocol: type[Any], found: Faults, left_out: Collection[str] = ()) -> None:
    """Find what of a protocol is missing, of another kind, or a method with other parameters."""
    values = {name: kind for name, kind in get_type_hints(protocol).items() if not name.startswith("_")}
    methods = {name: one for name, one in vars(protocol).items() if not name.startswith("_") and name not in values}
    for name in [*values, *methods]:
        if name in left_out:
            continue
        if not hasattr(made, name):
            found.add(f"{whose} lacks “{name}”.")
        elif name in values:
            kind = get_origin(values[name]) or values[name]
            if kind not in (Any, UnionType) and not isinstance(value := getattr(made, name), kind):
                found.add(f"{whose} has “{name}” as {type(value).__name__} instead of {kind.__name__}.")
        elif not isinstance(methods[name], property):
            _check_method(whose, getattr(made, name), name, methods[name], found)


def _check_method(whose: str, own: Any, name: str, asked: Any, found: Faults) -> None:
    if not callable(own):
        found.add(f"{whose} has “{name}” as a value instead of a method.")
        return
    parameters = list(signature(asked).parameters)[1:]
    try:
        signature(own).bind(*parameters)
    except TypeError:
        found.add(f"{whose} has a method “{name}” that doesn’t take {', '.join(parameters) or 'nothing'}.")


def _check_definition(id: str, definition: GameDefinition, found: Faults) -> None:
    """Find what in a definition doesn't fit together."""
    if definition.id != id:
        found.add(f"The definition has the id “{definition.id}”, but its package is called “{id}”.")
    if not definition.suffix.startswith(".") or len(definition.suffix) < 2:
        found.add("The definition’s “suffix” must be a dot and a word.")
    if not definition.players or definition.players[0] < 1:
        found.add("The definition’s “players” must be a range of at least one number from 1 on.")
    for name in [*definition.levels, definition.substitute]:
        if name not in definition.bots:
            found.add(f"The definition has no bot “{name}”, but names it as a level or substitute.")
    with found.of("The definition"):
        definition.options()
        pickle.loads(pickle.dumps(definition))
    if definition.map:
        with found.of("“decode” of the definition"), suppress(GameDataError):
            definition.decode(b"[")
            found.add("“decode” of the definition takes data that are no JSON.")
    for other in game_ids():
        with suppress(UnknownGameError):
            if other != id and definition_of(other).suffix == definition.suffix:
                found.add(f"Saved games of {other} end in {definition.suffix}, too.")


def _check_game_on_map(id: str, played_on: PlayableMap, found: Faults) -> None:
    game: Any = played_on.game
    if game.name != id:
        found.add(f"The game has the name “{game.name}” instead of the id “{id}” of its definition.")
    if game.map_id != played_on.board.id:
        found.add(f"The game has “map_id” {game.map_id!r}, but the id of its map is “{played_on.board.id}”.")
    if len(game.fingerprint) != 64 or not set(game.fingerprint).issubset(_FINGERPRINT):
        found.add("The game’s “fingerprint” must have 64 hexadecimal digits.")
    if not isinstance(game.positions, StateFormat):
        found.add(f"The game has “positions” as {type(game.positions).__name__} instead of StateFormat.")
    if get_origin(game.actions) not in (Union, UnionType) and not isinstance(game.actions, type):
        found.add("The game’s “actions” must be the union of the classes of its actions.")
    with found.of("Pickling the game, which other processes need,"):
        pickle.loads(pickle.dumps(game))


class _Trial:
    """One game of random answers."""

    def __init__(self, played_on: PlayableMap, players: int, seed: int, found: Faults) -> None:
        self.played_on, self.definition, self.game = played_on, played_on.definition, played_on.game
        self.players, self.seed, self.found = players, seed, found
        self.chance = Random(seed)
        self.kinds: set[type[Any]] = set()
        """The questions that were examined."""
        self.hides = self.says_hidden = False
        """Whether a view differed from its position, and whether the game says that something is hidden."""

    def play(self, played: Counter[str]) -> None:
        """Play the game, examine its positions, save it, and replay it."""
        game, found = self.game, self.found
        setup = game.new_setup(self.definition.options(), self.players, self.seed)
        data = msgspec.json.encode(setup)
        if msgspec.json.encode(game.new_setup(self.definition.options(), self.players, self.seed)) != data:
            found.add("“new_setup” deals differently for the same seed.")
        with found.of("“decode_setup”"):
            if msgspec.json.encode(game.decode_setup(data, self.players, self.seed, FORMAT)) != data:
                found.add("“decode_setup” doesn’t give the set-up that was saved.")
        with found.of("“present_options”"):
            if not isinstance(self.definition.present_options(setup), self.definition.options):
                found.add("“present_options” doesn’t return the definition’s “options”.")
        self.numbers = self.definition.numbers(game, self.players, self.players)
        self._check_numbers()
        s = game.start(setup)
        settle(s, [])
        first = to_json(game, s)
        decisions: list[tuple[int, Action]] = []
        while (asked := question(s)) is not None:
            if len(decisions) >= MOST_DECISIONS:
                found.add(f"A game wasn’t over after {MOST_DECISIONS:,} random answers.")
                return
            action = self._answer(s, asked, sum(seat == CHANCE for seat, _ in decisions))
            is_examined = len(decisions) < ALL_UP_TO or len(decisions) % THEN_EACH == 0 or type(asked) not in self.kinds
            following = self._examined(s, asked, action) if is_examined else s
            if not is_examined:
                step(following, action, [])
            decisions.append((asked.seat, action))
            s = following
        again = game.start(setup)
        settle(again, [])
        if to_json(game, again) != first:
            found.add("“start” gives another position after a game was played: games share something that changes.")
        if self.says_hidden and not self.hides:
            found.add(
                "“view” hides nothing, although “hides_holdings” or “needs_secrets” says that something is hidden."
            )
        self._check_end(s)
        self._check_save(setup, decisions, s)
        played.update(games=1, decisions=len(decisions))

    def _answer(self, s: Any, asked: Question[Any], before: int) -> Action:
        """A random answer, which is drawn by the seed where chance decides."""
        if isinstance(asked, Chance):
            return draw_by_seed(asked, s, self.seed, before)
        actions = asked.actions(s)
        if not isinstance(actions, Sequence):
            raise TypeError(f"{type(asked).__name__}.actions returns {type(actions).__name__} instead of a sequence")
        if not actions:
            raise ValueError(f"{type(asked).__name__}.actions returns nothing, so nobody can answer")
        return actions[self.chance.randrange(len(actions))]

    def _examined(self, s: Any, asked: Question[Any], action: Action) -> Any:
        """The position after an answer to a question, whose position was examined."""
        game, found = self.game, self.found
        before = to_json(game, s)
        self._check_carried(s, asked, action)
        self.kinds.add(type(asked))
        if isinstance(asked, Chance):
            self._check_chance(s, asked)
        else:
            self._check_answers(s, asked)
        self._check_views(s, asked)
        self._check_reports(s, asked)
        if to_json(game, s) != before:
            found.add("A method of the game, a question or a bot changes the position.")
            s = from_json(game, before)
        copied = s.copy()
        if copied != s:
            found.add("A copy of a position isn’t equal to it.")
        events: list[Event] = []
        step(copied, action, events)
        if not all(isinstance(event, Event) for event in events):
            found.add(f"{type(asked).__name__}.apply adds something to the events that is no Event.")
        if to_json(game, s) == before:
            return copied
        found.add("“copy” isn’t independent: an answer to a copy of a position changed the position.")
        s = from_json(game, before)
        step(s, action, [])
        return s

    def _check_carried(self, s: Any, asked: Question[Any], action: Action) -> None:
        """Find what is lost on the way to other programs and processes."""
        game, found = self.game, self.found
        written = to_json(game, s)
        with found.of("Reading a position from JSON"):
            if from_json(game, written) != s:
                found.add("A position isn’t equal to what is read from its JSON.")
        if type(asked) in self.kinds:
            return
        with found.of("Pickling a position and its question"):
            read_again, *others = pickle.loads(pickle.dumps((s, asked, action)))
            if from_json(game, to_json(game, read_again)) != s or others != [asked, action]:
                found.add("A position or its question isn’t equal to what is read from its pickle.")

    def _check_reports(self, s: Any, asked: Question[Any]) -> None:
        """Find what the game says wrongly of a position."""
        game, found = self.game, self.found
        for what, value, kind in (
            ("needs_secrets", game.needs_secrets(s, asked), bool),
            ("hides_holdings", game.hides_holdings(s), bool),
            ("round", game.round(s), int),
        ):
            if not isinstance(value, kind):
                found.add(f"“{what}” of the game returns {type(value).__name__} instead of {kind.__name__}.")
        if game.phase(s) not in game.phases:
            found.add(f"“phase” returns {game.phase(s)!r}, which isn’t in “phases”.")

    def _check_chance(self, s: Any, asked: Chance[Any]) -> None:
        name = type(asked).__name__
        for outcome, weight in asked.outcomes(s):
            if not isinstance(weight, int) or weight <= 0:
                self.found.add(f"{name}.outcomes has the weight {weight!r} instead of a positive whole number.")
            self._check_answer(s, asked, outcome)
        if not isinstance(asked.is_final(s), bool):
            self.found.add(f"{name}.is_final doesn’t return True or False.")
        for seat in range(self.players):
            with self.found.of(f"{name}.outcomes of a view"):
                draw(asked, self.game.view(s, seat), Random(1))

    def _check_answer(self, s: Any, asked: Question[Any], action: Action) -> None:
        name, found = type(asked).__name__, self.found
        if not isinstance(action, asked.answers):
            found.add(f"{name}.answers leaves out {type(action).__name__}, which is one of its answers.")
            return
        with found.of(f"{name}.check"):
            if (reason := asked.check(s, action)) is not None:
                found.add(f"{name}.check refuses an answer that {name}.actions lists.", f"{action}: {reason}")
        with found.of(f"An answer of {name} as JSON"):
            if msgspec.json.decode(msgspec.json.encode(action), type=self.game.actions) != action:
                found.add(f"{type(action).__name__} isn’t equal to what is read from its JSON.")

    def _check_answers(self, s: Any, asked: Question[Any]) -> None:
        name, found, game, seat = type(asked).__name__, self.found, self.game, asked.seat
        if seat not in range(self.players):
            raise ValueError(f"{name} asks seat {seat}, which doesn’t exist")
        listed = asked.actions(s)
        actions = [listed[number] for number in range(min(len(listed), MOST_ANSWERS))]
        if len(set(actions)) < len(actions):
            found.add(f"{name}.actions lists an answer twice.")
        for action in actions:
            self._check_answer(s, asked, action)
        view = game.view(s, seat)
        seen = asked.actions(view)
        if len(seen) != len(listed) or any(seen[number] != action for number, action in enumerate(actions)):
            found.add(f"{name}.actions lists other answers for the view of the seat that is asked.")
            return
        with found.of(f"The numbers of the answers of {name}"):
            self._check_choices(view, asked, actions)
        with found.of("“write” of the numbers"):
            written: list[list[float]] = []
            for _ in range(2):
                written.append([0.0] * len(self.numbers.names))
                self.numbers.write(view, seat, written[-1])
            if written[0] != written[1] or len(written[0]) != len(self.numbers.names):
                found.add("“write” of the numbers doesn’t write the same twice.")
            for number, value, (least, most) in zip(self.numbers.names, written[0], self.numbers.bounds, strict=True):
                if not least <= value <= most:
                    found.add("“write” of the numbers writes a number beyond its bounds.", f"{number}: {value}")
        self._check_bots(view, asked)

    def _check_bots(self, view: Any, asked: Question[Any]) -> None:
        before = to_json(self.game, view)
        for name in self.definition.bots:
            with self.found.of(f"The bot “{name}”"):
                seconds = usual_seconds(name, self.definition)
                bot = made_bot(str(BotName(name, seconds and BOT_SECONDS)), self.definition)
                reason = refusal(view, bot.choose(view, asked, Random(self.seed)))
                if reason is not None:
                    self.found.add(f"The bot “{name}” gives an illegal answer.", str(reason))
            if to_json(self.game, view) != before:
                self.found.add(f"The bot “{name}” changes the view that it gets.")
                return

    def _check_numbers(self) -> None:
        _check_members("The numbers", self.numbers, Numbers, self.found)
        for what in ("names", "choices"):
            texts = list(getattr(self.numbers, what, ()))
            if len(set(texts)) < len(texts):
                self.found.add(f"“{what}” of the numbers has the same text twice.")

    def _check_choices(self, view: Any, asked: Question[Any], actions: Sequence[Action]) -> None:
        """Find answers that a learning program couldn't tell apart or choose."""
        found, choices, listed = self.found, range(len(self.numbers.choices)), asked.actions(view)
        ends = actions
        if isinstance(listed, LazyActions):
            ends = [make(numbers[0]) for numbers, make in listed.blocks if numbers]
        ways: dict[tuple[int, ...], Action] = {}
        for end in ends:
            parts = self.numbers.parts(end, asked.seat)
            if not isinstance(parts, tuple) or not parts or any(one not in choices for one in parts):
                found.add(
                    f"“parts” of the numbers must return numbers from 0 to {len(choices) - 1}.", f"{end}: {parts}"
                )
                return
            for other, way in ways.items():
                if other[: len(parts)] == parts[: len(other)]:
                    found.add("“parts” of the numbers doesn’t tell two answers apart.", f"{way} and {end}: {parts}")
                    return
            ways[parts] = end
        for action in actions:
            choosing, answer = Choosing(self.numbers, view, asked), None
            while answer is None:
                answer = choosing.choose(choosing.toward(action))
            if answer != action:
                found.add("The choices toward an answer lead to another one.", f"{action}: {answer}")

    def _check_views(self, s: Any, asked: Question[Any]) -> None:
        """Find what views show too much, and what can't be sampled from them."""
        game, found = self.game, self.found
        if game.shared_view(s, ()) != game.view(s, None):
            found.add("“shared_view” of nobody differs from “view” of None.")
        self.says_hidden |= bool(game.hides_holdings(s) or game.needs_secrets(s, asked))
        for seat in range(self.players):
            view = game.view(s, seat)
            self.hides |= view != s
            if game.view(view, seat) != view:
                found.add("“view” of a view differs from the view.")
            if game.shared_view(s, (seat,)) != view:
                found.add("“shared_view” of one seat differs from its “view”.")
            if seat == asked.seat and question(view) != asked:
                found.add(f"In the view of the seat that is asked, the question differs from {type(asked).__name__}.")
            with found.of("Reading a view from JSON"):
                if from_json(game, to_json(game, view)) != view:
                    found.add("A view isn’t equal to what is read from its JSON.")
            with found.of("“sampled”"):
                self._check_sampled(view, seat)
        self._check_secrets_by_seat(s)

    def _check_secrets_by_seat(self, s: Any) -> None:
        """Find in lists with a value for each seat what everybody's view hides, but another seat's shows."""
        game, seats = self.game, range(self.players)
        whole, public, *shown = (
            json.loads(to_json(game, one)) for one in (s, game.view(s, None), *(game.view(s, seat) for seat in seats))
        )
        for field, values in whole.items():
            if not isinstance(values, list) or not len(values) == len(public[field]) == self.players:
                continue
            for owner, other in permutations(seats, 2):
                if public[field][owner] != values[owner] == shown[other][field][owner]:
                    self.found.add("“view” shows a seat what only another one may see.", f"It’s in “{field}”.")

    def _check_sampled(self, view: Any, seat: int) -> None:
        game, found = self.game, self.found
        before = to_json(game, view)
        for number in range(2):
            supposed = game.sampled(view, Random(self.seed + number))
            if supposed is view:
                found.add("“sampled” returns the view itself instead of a copy.")
            elif game.view(supposed, seat) != view:
                found.add(
                    "The view of what “sampled” returns differs from the view that it was given: “view” shows what "
                    "others hide, or “sampled” changes what the seat knows."
                )
            elif (asked_then := question(supposed)) is not None:
                step(supposed, self._answer(supposed, asked_then, 0), [])
        if to_json(game, view) != before:
            found.add("“sampled” changes the view.")

    def _check_end(self, s: Any) -> None:
        game, found, seats = self.game, self.found, range(self.players)
        if game.phase(s) is not None:
            found.add("“phase” isn’t None when the game is over.")
        scores = game.scores(s)
        if len(scores) != self.players or not all(isinstance(score, int) for score in scores):
            found.add("“scores” must return a whole number for each seat.", str(scores))
        if sorted(game.ranking(s)) != list(seats):
            found.add("“ranking” must return each seat once.", str(game.ranking(s)))
        with found.of("“summary” as JSON"):
            names = [f"player {seat}" for seat in seats]
            summary = msgspec.json.decode(json.dumps(game.summary(s, names)))
            if [one.get("name") for one in summary.get("seats", ())] != names:
                found.add("“summary” must have “seats”, with the name and the score of each.")

    def _check_save(self, setup: Any, decisions: Sequence[tuple[int, Action]], end: Any) -> None:
        game, found = self.game, self.found
        players = [Seat(f"player {seat}", seat, self.definition.substitute) for seat in range(self.players)]
        content = saved(header(game, players, self.seed, setup), decisions, tuple(game.scores(end)))
        with found.of("A saved game"), tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / f"game{self.definition.suffix}"
            write_whole(file, content)
            record = read(file)
            on_its_map = map_of(record)
            if on_its_map.game.fingerprint != game.fingerprint or on_its_map.definition.id != self.definition.id:
                found.add("A saved game doesn’t find its map: another map has this id.", record.header.map.id)
            session, fault = record.replay(game)
            if fault is not None:
                found.add("A saved game can’t be replayed.", f"Line {fault.line}: {fault.reason}")
            elif session.state != end:
                found.add("A saved game ends differently when it’s replayed.")
