# ruff: noqa: N802
"""Saved games of Indonesia: files that were written, changed and read again."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from indonesia_qt.core.record import FORMAT, JournalFile, MapRef, SaveError, SaveHeader, Seat, read
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.play import Mixed


def start(game: Indonesia, file: Path, players: int, **options: str) -> Session[State]:
    """A game that is saved in `file`."""
    setup = game.new_setup(Options(**options), players, 3)  # type: ignore[arg-type]
    journal = JournalFile(file)
    seats = tuple(Seat(f"P{seat}", seat, "human") for seat in range(players))
    raw = msgspec.Raw(msgspec.json.encode(setup))
    journal.begin(SaveHeader(FORMAT, "test", game.name, MapRef(game.map_id, game.fingerprint), seats, 3, raw))
    return Session(game, setup, journal)


def play_on(session: Session[State], decisions: int, chance: Random) -> None:
    bot = Mixed()
    for _ in range(decisions):
        asked = session.question
        if asked is None:
            return
        session.submit(bot.choose(session.game.view(session.state, asked.seat), asked, chance))


@pytest.fixture
def file(tmp_path: Path, real: Indonesia) -> Path:
    """A game of three that is in its second year."""
    file = tmp_path / "game.save"
    play_on(start(real, file, 3), 25, Random(1))
    return file


def header_of(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    return found


def with_header(file: Path, header: dict[str, Any]) -> Path:
    rest = file.read_text(encoding="utf-8").splitlines()[1:]
    file.write_text("\n".join([json.dumps(header), *rest]) + "\n", encoding="utf-8")
    return file


def with_line(file: Path, number: int, line: dict[str, Any]) -> Path:
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[number - 1] = json.dumps(line)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def problem(file: Path, game: Indonesia) -> SaveError:
    """The line that can't be played, or the reason why nothing can; the file is left as it is."""
    before = file.read_bytes()
    try:
        _, error = read(file).replay(game)
    except SaveError as found:
        error = found
    assert file.read_bytes() == before
    assert error is not None
    place = f"line {error.line}: " if error.line > 1 else ""
    assert str(error) == f"{file}: {place}{error.reason}"
    return error


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_with_undo_and_redo_comes_back(real: Indonesia, tmp_path: Path, players: int) -> None:
    file = tmp_path / "game.save"
    session = start(real, file, players, money="open", research_pass="forbidden")
    chance = Random(players)
    for _ in range(12):
        play_on(session, chance.randrange(1, 12), chance)
        for _ in range(chance.randrange(5)):
            if session.can_undo:
                session.undo()
        for _ in range(chance.randrange(3)):
            if session.can_redo:
                session.redo()
    again, error = read(file).replay(real)
    assert error is None
    assert (again.state, again.entries) == (session.state, session.entries)
    assert again.setup == session.setup
    assert again.can_redo == session.can_redo


def test_a_whole_game_comes_back_with_its_result(islets: Indonesia, tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    session = start(islets, file, 3)
    play_on(session, 10_000, Random(2))
    assert session.question is None
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[-1]) == {
        "line": "result",
        "money": islets.scores(session.state),
    }
    again, error = read(file).replay(islets)
    assert error is None
    assert again.state == session.state


class TestBadDeals:
    """R-SET-01: what is dealt fits the players and the cards of the map."""

    def deal(self, file: Path) -> tuple[dict[str, Any], dict[str, Any]]:
        header = header_of(file)
        return header, header["setup"]["deal"]

    def check(self, file: Path, real: Indonesia, header: dict[str, Any], word: str) -> None:
        error = problem(with_header(file, header), real)
        assert error.line == 1
        assert word in error.reason

    def test_R_SET_01_a_card_twice(self, file: Path, real: Indonesia) -> None:
        header, deal = self.deal(file)
        deal["cards"][0][0] = deal["cards"][1][0]
        self.check(file, real, header, "twice")

    def test_R_SET_01_an_unknown_card(self, file: Path, real: Indonesia) -> None:
        header, deal = self.deal(file)
        deal["cards"][0][0] = ["z9"]
        self.check(file, real, header, "z9")

    def test_R_SET_01_a_card_of_another_era(self, file: Path, real: Indonesia) -> None:
        header, deal = self.deal(file)
        deal["cards"][0][0] = deal["cards"][0][1]
        self.check(file, real, header, "Era A")

    def test_R_SET_01_too_few_hands(self, file: Path, real: Indonesia) -> None:
        header, deal = self.deal(file)
        deal["cards"].pop()
        self.check(file, real, header, "3 players")

    @pytest.mark.parametrize("order", [[0, 1], [0, 1, 2, 3], [0, 0, 1], [1, 2, 3], [-1, 0, 1]])
    def test_R_SET_02_an_order_that_is_not_of_the_players(self, file: Path, real: Indonesia, order: list[int]) -> None:
        header, deal = self.deal(file)
        deal["order"] = order
        self.check(file, real, header, "3 players")

    def test_R_CON_01_one_player(self, file: Path, real: Indonesia) -> None:
        header, deal = self.deal(file)
        header["seats"] = header["seats"][:1]
        deal["order"], deal["cards"] = [0], deal["cards"][:1]
        self.check(file, real, header, "2 to 5 players")

    def test_R_SET_02_a_seed_that_deals_otherwise(self, file: Path, real: Indonesia) -> None:
        header, _ = self.deal(file)
        header["seed"] += 1
        self.check(file, real, header, "seed 4 doesn’t produce this set-up")

    def test_R_SET_02_the_order_of_the_seats_may_be_chosen(self, file: Path, real: Indonesia) -> None:
        header, deal = self.deal(file)
        file.write_text(file.read_text(encoding="utf-8").splitlines()[0] + "\n", encoding="utf-8")
        orders = list(permutations(range(3)))
        assert tuple(deal["order"]) != orders[0]
        for order in orders:
            chosen = dict(deal, order=order)
            header["setup"]["deal"] = chosen
            if order in (tuple(deal["order"]), orders[0]):
                _, fault = read(with_header(file, header)).replay(real)
                assert fault is None
            else:
                self.check(file, real, header, "seed")

    @pytest.mark.parametrize("hand", [[], ["a1", "a2"]])
    def test_R_SET_01_a_hand_with_too_few_or_too_many_cards(self, file: Path, real: Indonesia, hand: list[str]) -> None:
        header, deal = self.deal(file)
        deal["cards"] = [[hand, ["b1"], ["c1"]], [["a3"], ["b2"], ["c2"]], [["a4"], ["b3"], ["c3"]]]
        file.write_text(file.read_text(encoding="utf-8").splitlines()[0] + "\n", encoding="utf-8")
        self.check(file, real, header, "card")

    def test_an_unknown_field_in_the_deal(self, file: Path, real: Indonesia) -> None:
        header, deal = self.deal(file)
        deal["surprise"] = 1
        self.check(file, real, header, "surprise")

    @pytest.mark.parametrize(
        ("name", "value"),
        [("money", "stolen"), ("surprise", 1), ("siap_faji_contact", None), ("research_pass", "maybe")],
    )
    def test_options_that_do_not_exist(self, file: Path, real: Indonesia, name: str, value: object) -> None:
        header = header_of(file)
        header["setup"]["options"][name] = value
        self.check(file, real, header, "set-up")

    def test_no_set_up(self, file: Path, real: Indonesia) -> None:
        setups: tuple[object, ...] = (None, [], "x", {}, {"options": {}})
        for setup in setups:
            self.check(file, real, header_of(file) | {"setup": setup}, "set-up")


class TestBadLines:
    def test_another_map_or_another_version_of_it(self, file: Path, real: Indonesia, islets: Indonesia) -> None:
        assert "on the map “indonesia”" in problem(file, islets).reason
        header = header_of(file)
        header["map"]["fingerprint"] = "0" * 64
        assert "another version" in problem(with_header(file, header), real).reason

    @pytest.mark.parametrize(
        ("action", "words"),
        [
            ({"do": "PlaceCity", "card": "a1", "area": "papua-1"}, "This move breaks the rules. "),
            ({"do": "Bid", "amount": 5}, "This move breaks the rules. Bid isn’t a possible move now."),
            ({"do": "Sing"}, "damaged"),
            ({"do": "PlaceCity", "card": "a1"}, "damaged"),
            ({"do": "PlaceCity", "card": 1, "area": "x"}, "damaged"),
            ({"do": "Research", "track": "cash", "player": 0}, "damaged"),
            ({"do": "Action"}, "damaged"),
            ({"do": "Bid", "amount": 10**40}, ""),
        ],
    )
    def test_an_action_that_was_changed(self, file: Path, real: Indonesia, action: dict[str, Any], words: str) -> None:
        seat = json.loads(file.read_text(encoding="utf-8").splitlines()[1])["by"]
        error = problem(with_line(file, 2, {"line": "play", "by": seat, "action": action}), real)
        assert error.line == 2
        assert words in error.reason
        session, _ = read(file).replay(real)
        assert session.entries == []

    def test_an_action_with_an_unknown_field(self, file: Path, real: Indonesia) -> None:
        line = json.loads(file.read_text(encoding="utf-8").splitlines()[4])
        line["action"]["surprise"] = 1
        error = problem(with_line(file, 5, line), real)
        assert (error.line, "damaged" in error.reason) == (5, True)

    def test_a_bid_that_was_raised_too_far(self, file: Path, real: Indonesia) -> None:
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        number = next(n for n, line in enumerate(lines, 1) if line.get("action", {}).get("do") == "Bid")
        line = lines[number - 1]
        line["action"]["amount"] = 101
        error = problem(with_line(file, number, line), real)
        assert error.line == number
        assert error.reason == "This move breaks the rules. Bid between 0 and 100 Rp, the cash you have."

    def test_the_wrong_seat(self, file: Path, real: Indonesia) -> None:
        line = json.loads(file.read_text(encoding="utf-8").splitlines()[2])
        line["by"] = (line["by"] + 1) % 3
        assert "it’s the turn of seat" in problem(with_line(file, 3, line), real).reason

    def test_a_result_of_a_game_that_is_not_over(self, file: Path, real: Indonesia) -> None:
        with file.open("a", encoding="utf-8") as out:
            out.write('{"line":"result","money":[1,2,3]}\n')
        assert "the game isn’t over" in problem(file, real).reason

    def test_any_byte_may_be_damaged(self, islets: Indonesia, tmp_path: Path) -> None:
        file = tmp_path / "game.save"
        play_on(start(islets, file, 2), 12, Random(4))
        whole, chance = file.read_bytes(), Random(5)
        for _ in range(400):
            place = chance.randrange(len(whole))
            file.write_bytes(whole[:place] + bytes([chance.randrange(256)]) + whole[place + chance.randrange(3) :])
            try:
                _, error = read(file).replay(islets)
            except SaveError as found:
                error = found
            assert error is None or error.reason
