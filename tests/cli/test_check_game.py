"""`check-game` plays a game at random and names each mistake of its author in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from indonesia_qt.cli.command_line import run
from tests.games.installed import NIM, Install
from tests.games.toy.definition import HIDDEN, Bag, Die, LandAuction, Turn
from tests.games.toy.playing import install_toy

Output = pytest.CaptureFixture[str]
Change = tuple[str, str]

WIND = """
from indonesia_qt.core.flow import Chance


class Gust(Action, frozen=True):
    lost: int


class Wind(Chance, frozen=True):
    turn: int
    answers = (Gust,)

    def outcomes(self, s):
        return [(Gust(0), 3), (Gust(1), 1)]

    def is_final(self, s):
        return True

    def apply(self, s, action, events):
        s.stack[:] = [Turn(self.turn)]


Nim.actions = Definition.actions = Take | Gust
"""
BLOWS: Change = ("[Turn((self.seat + 1) % s.players)]", "[Wind(turn=(self.seat + 1) % s.players)]")
"""After each turn of Nim the wind blows."""


def changed(text: str, *changes: Change) -> str:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))


@pytest.fixture
def toy(install: Install, tmp_path: Path) -> None:
    install_toy(install, tmp_path / "own")


@pytest.mark.usefixtures("toy")
def test_a_game_with_hidden_cards_and_chance_of_both_kinds_has_no_problem(capsys: Output) -> None:
    assert run(["check-game", "toy"]) == 0, capsys.readouterr().out
    assert capsys.readouterr().out.startswith("toy: no problems in 4 games of random answers, ")
    assert run(["check-game", "toy", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"game": "toy", "games": 4, "problems": []}


@pytest.mark.soak
@pytest.mark.parametrize("game", ["indonesia", "singapore"])
def test_the_games_of_the_program_have_no_problem(game: str, capsys: Output) -> None:
    assert run(["check-game", game]) == 0, capsys.readouterr().out


MISTAKES = [
    ((", styles =", ", style ="), "The definition lacks “styles”."),
    (("range(2, 6)", "(2, 3)"), "The definition has “players” as tuple instead of range."),
    (('("anyhow",), "anyhow"', '("anyhow",), "nobody"'), "The definition has no bot “nobody”"),
    (
        (
            'id, title, suffix, map, players, options, actions = "nim"',
            'id, title, suffix, map, players, options, actions = "n"',
        ),
        "The definition has the id “n”",
    ),
    (('".nim"', '".indonesia"'), "Saved games of indonesia end in .indonesia, too."),
    (("return setup[0]", "return setup"), "“present_options” doesn’t return the definition’s “options”."),
    (("    def phase(self, s)", "    def phases_of(self, s)"), "The game lacks “phase”."),
    (("def round(self, s): return 1", "round = 1"), "The game has “round” as a value instead of a method."),
    (("def view(self, s, seat): return s", "def view(self, s): return s"), "doesn’t take s, seat."),
    (('map_id, fingerprint = "nim", "0" * 64', 'map_id, fingerprint = "nim", "1"'), "64 hexadecimal digits"),
    (('map_id, fingerprint = "nim"', 'map_id, fingerprint = "n"'), "The game has “map_id” 'n'"),
    (('"taking" if s.stack', '"taken" if s.stack'), "“phase” returns 'taken', which isn’t in “phases”."),
    (
        ("def on(self, board, data): return Nim()", "def on(self, board, data): n = Nim(); n.f = lambda: 0; return n"),
        "Pickling the game, which other processes need, failed.",
    ),
    (("self.stack.copy())", "self.stack)"), "“copy” isn’t independent"),
    (("class State(Struct):", "class State(Struct, eq=False):"), "A copy of a position isn’t equal to it."),
    (("return [Take(coins) for", "return list() and [Take(coins) for"), "Turn.actions returns nothing"),
    (
        ("return [Take(coins) for coins in range(1, min(s.heap, 3) + 1)]", "return {Take(1)}"),
        "returns set instead of a sequence",
    ),
    (("return None if action in self.actions(s)", "return None if action.coins == 1"), "Turn.check refuses an answer"),
    (("    answers = (Take,)", "    answers = ()"), "Turn.answers leaves out Take"),
    (("return (action.coins - 1,)", "return (0,)"), "“parts” of the numbers doesn’t tell two answers apart."),
    (
        ("return (action.coins - 1,)", "return (action.coins,)"),
        "“parts” of the numbers must return numbers from 0 to 2.",
    ),
    (
        ('["take 1", "take 2", "take 3"]', '["take", "take", "take 3"]'),
        "“choices” of the numbers has the same text twice.",
    ),
    (("[(0, 21)]", "[(0, 20)]"), "“write” of the numbers writes a number beyond its bounds. coins: 21"),
    (("into[0] = view.heap", "into[1] = view.heap"), "“write” of the numbers failed. IndexError"),
    (("return chance.choice(asked.actions(view))", "return Take(4)"), "The bot “anyhow” gives an illegal answer."),
    (
        ("return chance.choice(asked.actions(view))", "view.heap = 0; return Take(1)"),
        "The bot “anyhow” changes the view",
    ),
    (("return [int(seat == s.last) for", "return [seat / 2 for"), "“scores” must return a whole number for each seat."),
    (("return sorted(range(s.players)", "return sorted(range(1)"), "“ranking” must return each seat once. [0]"),
    (('{"seats": [', '{"players": ['), "“summary” must have “seats”"),
    (
        ("type=tuple[Options, int])", "type=tuple[Options, int])[:1] + (seats + 1,)"),
        "“decode_setup” doesn’t give the set-up that was saved.",
    ),
    (
        ("s.heap, s.last = s.heap - action.coins", "s.heap, s.last = s.heap + action.coins"),
        "A game wasn’t over after 5,000 random answers.",
    ),
    (
        ("from indonesia_qt.core.state_format", "import nothing_of_this_name\nfrom indonesia_qt.core.state_format"),
        "The game “nim” can’t be loaded. ModuleNotFoundError",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), MISTAKES)
def test_a_mistake_is_named(
    change: Change, sentence: str, install: Install, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("indonesia_qt.cli.check_game.MOST_DECISIONS", 500)
    install("nim", definition=changed(NIM, change))
    assert run(["check-game", "nim"]) == 1
    assert sentence.replace("5,000", "500") in capsys.readouterr().out


def leaky(_game: LandAuction, s: Any, _seats: Any) -> Any:
    return s.copy()


def leaky_for_players(_game: LandAuction, s: Any, seats: Any) -> Any:
    """Everybody who sits at the table sees the cards, but not the money, of others."""
    coins = [coins if seat in seats else -1 for seat, coins in enumerate(s.coins)]
    cards = s.cards if seats else [HIDDEN for _ in s.cards]
    return replace(s.copy(), coins=coins, cards=list(cards))


def with_new_cards(_game: LandAuction, view: Any, chance: Any) -> Any:
    return replace(view.copy(), cards=chance.sample("abcd", len(view.cards)))


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("of", "name", "wrong", "sentence"),
    [
        (LandAuction, "shared_view", leaky, "“view” hides nothing, although “hides_holdings”"),
        (
            LandAuction,
            "shared_view",
            leaky_for_players,
            "“view” shows a seat what only another one may see. It’s in “cards”.",
        ),
        (
            LandAuction,
            "sampled",
            with_new_cards,
            "“view” shows what others hide, or “sampled” changes what the seat knows",
        ),
        (LandAuction, "sampled", lambda game, view, chance: view, "“sampled” returns the view itself"),
        (LandAuction, "needs_secrets", lambda game, s, asked: None, "“needs_secrets” of the game returns NoneType"),
        (Die, "is_final", lambda die, s: None, "Die.is_final doesn’t return True or False."),
        (Bag, "outcomes", lambda bag, s: [], "failed"),
        (Turn, "actions", lambda turn, s: [], "Turn.actions returns nothing"),
    ],
)
def test_a_mistake_with_what_is_hidden_or_left_to_chance_is_named(
    of: type[Any],
    name: str,
    wrong: Callable[..., Any],
    sentence: str,
    capsys: Output,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(of, name, wrong)
    assert run(["check-game", "toy"]) == 1
    assert sentence in capsys.readouterr().out


def test_a_frame_of_chance_is_played(install: Install, capsys: Output) -> None:
    install("nim", definition=changed(NIM, BLOWS) + WIND)
    assert run(["check-game", "nim"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("    turn: int", "    seat: int"), "Wind is a frame of chance, so its field “seat” needs another name."),
        (
            ("    def is_final(self, s):\n        return True", "    is_final = True"),
            "Wind.is_final must be a method, not a value.",
        ),
        (("import Chance", "import Chance\nraise SystemExit"), "SystemExit"),
    ],
)
def test_a_game_that_cant_be_loaded_is_a_sentence_in_every_command(
    change: Change, sentence: str, install: Install, capsys: Output
) -> None:
    install("nim", definition=changed(NIM, BLOWS) + changed(WIND, change))
    seats = ["--game", "nim", "--seats", "anyhow,anyhow"]
    for command in (["check-game", "nim"], ["simulate", *seats], ["tournament", *seats], ["list", "bots", *seats[:2]]):
        assert run(command) in (1, 2)
        said = capsys.readouterr()
        assert f"The game “nim” can’t be loaded. {'' if sentence == 'SystemExit' else 'TypeError: '}{sentence}" in (
            said.out + said.err
        )
    assert run(["list", "games"]) == 0
    assert run(["simulate", "--seats", "easy,easy", "--map", "lagoon"]) == 0


def test_a_frame_of_chance_of_a_players_seat_is_refused_before_a_game_is_saved(
    install: Install, capsys: Output, tmp_path: Path
) -> None:
    seated = changed(NIM, ("[Turn((self.seat + 1) % s.players)]", "[Wind(turn=0, seat=self.seat)]"))
    install("nim", definition=seated + WIND)
    assert run(["simulate", "--game", "nim", "--seats", "anyhow,anyhow", "--save-dir", str(tmp_path / "saves")]) == 1
    assert "Wind is a frame of chance, so it can’t have seat 0." in capsys.readouterr().err
    assert not list((tmp_path / "saves").iterdir())
    assert run(["check-game", "nim"]) == 1
    assert "Wind is a frame of chance, so it can’t have seat 0." in capsys.readouterr().out


def test_a_game_without_what_lists_show_doesnt_break_other_games(install: Install, capsys: Output) -> None:
    install("nim", definition=changed(NIM, ("suffix, map", "ending, map")))
    assert run(["simulate", "--seats", "easy,easy", "--map", "lagoon"]) == 0
    assert run(["replay", "no-such.indonesia"]) == 1
    assert run(["list", "games"]) == 0
    assert "The game “nim” can’t be loaded. AttributeError" in capsys.readouterr().out


@pytest.mark.usefixtures("game_of_the_page")
def test_a_copied_map_that_keeps_its_id_is_named(tmp_path: Path, capsys: Output) -> None:
    board = tmp_path / "own" / "maps" / "claims" / "map.geojson"
    board.write_text(board.read_text(encoding="utf-8").replace('"id":"claims"', '"id":"lagoon"', 1), encoding="utf-8")
    assert run(["check-game", "claims"]) == 1
    assert "The map in the folder claims has the id “lagoon”, so saved games don’t find it." in capsys.readouterr().out
