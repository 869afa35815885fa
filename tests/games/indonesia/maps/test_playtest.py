from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from indonesia_qt.board.trial import Trial, accounts
from indonesia_qt.games import map_data_of
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.maps.playtest import Figures, findings, income_shares
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.review.playtest import TrialPlan, play


@pytest.fixture(scope="module")
def game() -> Indonesia:
    found: Indonesia = load_map().game
    return found


def figures(**changes: object) -> Figures:
    """What a game says in which nothing is used."""
    none = frozenset[str]()
    usual = Figures(
        order=(0, 1),
        started=none,
        sold=none,
        income={"rice": 50, "shipping": 50},
        built=none,
        fed=none,
        carded=none,
        forfeited=none,
        sailed=none,
    )
    return replace(usual, **changes)


def tried(winner: int = 0, *, ended: bool = True, **changes: object) -> Trial:
    """A game of two that `winner` won."""
    money = (300, 200) if winner == 0 else (100, 400)
    return Trial(ended, 10, money, (winner, 1 - winner), msgspec.msgpack.encode(figures(**changes)))


def test_income_is_shared_out_among_the_types_of_companies() -> None:
    assert income_shares([figures(), figures(income={"rice": 100})]) == {"rice": 0.75, "shipping": 0.25}
    assert income_shares([figures(income={})]) == {}


def test_what_no_game_used_is_told(game: Indonesia) -> None:
    scenario = game.scenario
    deeds, seas = frozenset(scenario.deeds), frozenset(scenario.sea_neighbours)
    assert findings(scenario, [tried(started=deeds, sold=deeds, sailed=seas)]) == []
    cities, cards = frozenset({"bali-1"}), frozenset({"b4"})
    idle = tried(
        started=deeds - {"c-papua-oil"},
        sold=deeds - {"a-bali-rice"},
        sailed=seas - {"savu-sea"},
        built=cities,
        forfeited=cards,
    )
    assert [(found.place, found.text) for found in findings(scenario, [idle])] == [
        ("a-bali-rice", "Bali rice never sold any goods."),
        ("c-papua-oil", "Nobody ever started Papua oil (era C)."),
        ("bali", "No city in Bali ever received any goods."),
        ("b4", "City card b4 could never be played."),
        ("savu-sea", "No goods were ever shipped through the Savu Sea."),
    ]
    used = tried(started=deeds, sold=deeds, sailed=seas, built=cities, fed=cities, carded=cards)
    assert findings(scenario, [idle, used]) == []


def test_what_wins_by_far_is_told(game: Indonesia) -> None:
    def said(games: list[Trial]) -> list[str]:
        return [found.text for found in findings(game.scenario, games) if found.place == "trial"]

    assert said([tried(n % 2) for n in range(20)]) == []
    assert said([tried(int(n < 3)) for n in range(20)]) == [
        "With 2 players, number 1 in the starting order of play won 17 of 20 games."
    ]
    assert said([tried(income={"oil": 70, "rice": 30})]) == ["70% of all income came from oil."]


def test_a_game_without_an_end_is_told(game: Indonesia) -> None:
    deeds, seas = frozenset(game.scenario.deeds), frozenset(game.scenario.sea_neighbours)
    tried_out = [tried(ended=ended, started=deeds, sold=deeds, sailed=seas) for ended in (True, False)]
    assert [(found.level, found.text) for found in findings(game.scenario, tried_out)] == [
        ("error", "1 of 2 games didn’t end within 10 years.")
    ]


def test_an_account_is_in_years_and_rupiah(game: Indonesia) -> None:
    (account,) = accounts([tried(0), tried(1)])
    assert map_data_of(game.name).account(account) == (
        "2 players: 2 of 2 games finished. On average: 10.0 years; money by rank 350, 150."
    )


def test_no_games_say_nothing(game: Indonesia) -> None:
    assert findings(game.scenario, []) == []


def test_bots_find_nothing_amiss_on_the_small_map() -> None:
    lagoon = load_map("lagoon").game
    tried_out = [play(lagoon, TrialPlan(players, seed)) for seed, players in enumerate(12 * [2, 3, 4, 5], 1)]
    assert [found.text for found in findings(lagoon.scenario, tried_out)] == []
    assert max(one.rounds for one in tried_out) <= 12
