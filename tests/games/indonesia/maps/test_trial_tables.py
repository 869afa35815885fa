"""What many games say about a map of Indonesia."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from indonesia_qt.board.checks.problem import warning
from indonesia_qt.board.draft import Draft
from indonesia_qt.board.measures import Balance, Row, Table
from indonesia_qt.board.trial import Trial
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.maps.edits import change_ships_of_deed
from indonesia_qt.games.indonesia.maps.trial_tables import balance
from indonesia_qt.games.indonesia.maps.witness import figures_of
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.review.fixes import fixes
from indonesia_qt.mapmaking.review.trial_games import TrialPlan, play
from tests.games.indonesia.maps.test_trial_findings import tried

GAMES = 12


@pytest.fixture(scope="module")
def lagoon() -> Indonesia:
    found: Indonesia = load_map("lagoon").game
    return found


@pytest.fixture(scope="module")
def games(lagoon: Indonesia) -> list[Trial]:
    return [play(lagoon, TrialPlan(4, seed, "random")) for seed in range(1, GAMES + 1)]


@pytest.fixture(scope="module")
def found(lagoon: Indonesia, games: list[Trial]) -> Balance:
    return balance(lagoon.scenario, games)


def table(found: Balance, id: str) -> dict[str, Row]:
    (one,) = (table for table in found.tables if table.id == id)
    return {row.id: row for row in one.rows}


def value(found: Balance, id: str, row: str, column: str) -> float:
    return table(found, id)[row].cells[column].value


def test_each_game_is_won_once_by_a_place_in_the_first_order(found: Balance, games: list[Trial]) -> None:
    assert sum(value(found, "places", str(place), "won") for place in range(1, 5)) == pytest.approx(1)
    first = [one.ranking[0] == figures_of(one).order[0] for one in games]
    assert value(found, "places", "1", "won") == sum(first) / GAMES


def test_deeds_have_how_often_when_and_for_how_much(lagoon: Indonesia, found: Balance, games: list[Trial]) -> None:
    figures = [figures_of(one) for one in games]
    assert list(table(found, "deeds")) == list(lagoon.scenario.deeds)
    for id, row in table(found, "deeds").items():
        started = [one for one in figures if id in one.started]
        assert row.cells["taken"].value == len(started) / GAMES
        assert row.cells["year"].value == sum(one.started[id] for one in started) / len(started)
        assert row.cells["earned"].n == len(started)
    earned = sum(row.cells["earned"].value * row.cells["earned"].n for row in table(found, "deeds").values())
    assert earned == pytest.approx(sum(sum(one.income.values()) for one in figures))


def test_cards_cities_seas_eras_and_years(lagoon: Indonesia, found: Balance, games: list[Trial]) -> None:
    scenario, figures = lagoon.scenario, [figures_of(one) for one in games]
    assert list(table(found, "cards")) == list(scenario.cards)
    assert sum(row.cells["dealt"].value for row in table(found, "cards").values()) == pytest.approx(12)
    assert set(found.traffic) == set(scenario.sea_neighbours) == set(table(found, "seas"))
    for sea, goods in found.traffic.items():
        assert value(found, "seas", sea, "goods") == goods == sum(one.sailed.get(sea, 0) for one in figures) / GAMES
    assert set(table(found, "cities")) <= set(scenario.areas_of)
    years = sum(value(found, "eras", era, "years") * value(found, "eras", era, "began") for era in "abc")
    assert years == pytest.approx(sum(sum(one.years) for one in figures) / GAMES)
    assert value(found, "length", "all", "rounds") == sum(one.rounds for one in games) / GAMES


def test_it_can_be_kept_as_json(found: Balance) -> None:
    assert msgspec.json.decode(msgspec.json.encode(found), type=Balance) == found


def test_a_place_that_always_wins_and_a_deed_that_earns_more_are_named() -> None:
    game = load_map().game
    deeds = dict.fromkeys(game.scenario.deeds, 1)

    def one(n: int) -> Trial:
        even = {deed: 10.0 + (n + at) % 3 for at, deed in enumerate(deeds)}
        return tried(0, started=deeds, earned=even | {"b-riau-rubber": 100.0 + n % 5})

    found = balance(game.scenario, [one(n) for n in range(30)])
    said = [problem.text for problem in found.findings]
    earns = "Riau rubber (era B) earned 91\u00a0Rp a game more than others of its era and type ("
    assert any(text.startswith(earns) for text in said)
    assert "Number 1 in the starting order of play won 100% of 30 games (89% to 100%). Expected: 50%." in said
    problem = next(problem for problem in found.findings if problem.text.startswith(earns))
    assert problem.areas == ("riau",)
    assert problem.kind == "rich-deed"


LIMITS = {
    "poor-deed": ("Allow one more ship in each era", (4, 5, 6)),
    "rich-deed": ("Allow one ship less in each era", (2, 3, 4)),
}


@pytest.mark.parametrize("kind", LIMITS)
def test_ships_of_a_deed_that_stands_out_become_more_or_fewer(kind: str) -> None:
    draft = Draft(load_map().board, load_map().data)
    text, limits = LIMITS[kind]
    (fix,) = fixes(draft, warning("a-halmahera-shipping", "", kind))
    deeds = {deed.id: deed for deed in fix.change(draft).data.deeds}
    assert (fix.text, deeds["a-halmahera-shipping"].ships) == (text, limits)


def test_fewer_ships_than_one_are_never_proposed() -> None:
    draft = Draft(load_map().board, load_map().data)
    one = change_ships_of_deed(draft, "a-halmahera-shipping", (1, 1, 1))
    assert not fixes(one, warning("a-halmahera-shipping", "", "rich-deed"))


@pytest.mark.parametrize("kind", LIMITS)
def test_a_deed_that_stands_out_can_move(kind: str) -> None:
    draft = Draft(load_map().board, load_map().data)
    areas = Counter(land.province for land in draft.board.lands)
    (fix,) = fixes(draft, warning("b-riau-rubber", "", kind))
    (fresh,) = [deed for deed in fix.change(draft).data.deeds if deed not in draft.data.deeds]
    assert (fresh.era, fresh.kind) == ("b", "rubber")
    assert fix.text == f"Move the deed to {load_map().game.scenario.name[fresh.province]}"
    if kind == "rich-deed":
        assert areas[fresh.province] < areas["riau"]


def test_of_two_deeds_of_a_type_one_is_named() -> None:
    scenario = load_map("lagoon").game.scenario
    started = {"a-dahlia-shipping": 1, "a-teratai-shipping": 1}

    def one(n: int) -> Trial:
        return tried(n % 2, started=started, earned={"a-dahlia-shipping": 50.0 + n % 3})

    found = balance(scenario, [one(n) for n in range(20)])
    named = [problem.place for problem in found.findings if "others of its era" in problem.text]
    assert len(named) == 1


def test_why_a_card_and_a_deed_were_never_used_is_a_note() -> None:
    scenario = load_map("lagoon").game.scenario
    card = next(iter(scenario.cards))
    found = balance(scenario, [tried(dealt=frozenset({card}), forfeited={card}, years=[2])] * 2)
    cards, deeds = table(found, "cards"), table(found, "deeds")
    assert cards[card].note == "No room for a city in 2 games."
    assert cards["c1"].note == "It was never dealt."
    assert deeds["c-flamboyan-oil"].note == "Its era never began."
    assert "earned" not in deeds["c-flamboyan-oil"].cells


def test_a_table_has_a_title_and_columns(found: Balance) -> None:
    def named(table: Table) -> bool:
        return bool(table.title and all(column.title for column in table.columns))

    assert all(map(named, found.tables))
