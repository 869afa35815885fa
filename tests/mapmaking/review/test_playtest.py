from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from msgspec.structs import replace

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.game_data import change_stones
from indonesia_qt.mapmaking.edit.naming import rename
from indonesia_qt.mapmaking.review.playtest import (
    Account,
    TrialPlan,
    TrialResult,
    accounts,
    draft_map,
    findings,
    income_shares,
    play,
)
from tests.mapmaking.islands import islands


@pytest.fixture(scope="module")
def game() -> Indonesia:
    return load_map().game


@pytest.fixture(scope="module")
def games(game: Indonesia) -> list[TrialResult]:
    return [play(game, TrialPlan(players, seed)) for seed, players in enumerate(range(2, 6), 5)]


def tried(winner: int = 0, **changes: object) -> TrialResult:
    """A game of two that `winner` won."""
    none = frozenset[str]()
    usual = TrialResult(
        plan=TrialPlan(2, 1),
        ended=True,
        years=10,
        money=(300, 200) if winner == 0 else (100, 400),
        order=(0, 1),
        ranking=(winner, 1 - winner),
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


def test_a_draft_is_played_as_it_is_without_a_file() -> None:
    shipped = load_map()
    draft = rename(Draft(shipped.board, shipped.data), "bali", "Nusa")
    played_on = draft_map(draft, Path("nowhere"))
    assert played_on.board is draft.board
    assert played_on.game.scenario.name["a-bali-rice"] == "Nusa rice"
    assert played_on.game.fingerprint == shipped.game.fingerprint
    assert draft_map(change_stones(draft, (3, 2, 1))).game.fingerprint != shipped.game.fingerprint


def test_a_draft_that_can_not_be_played_says_why() -> None:
    draft = islands()
    lost = replace(draft.data, deeds=(replace(draft.data.deeds[0], province="gone"),))
    with pytest.raises(EditError) as refused:
        draft_map(Draft(draft.board, lost))
    assert str(refused.value) == (
        'The map can\'t be played yet: deed "a-far-east-spice": there is no province "gone" on the map.'
    )


def test_too_few_city_cards_are_told() -> None:
    with pytest.raises(EditError, match="The map can't be tried out: 3 players need 3 city cards of era a"):
        play(draft_map(islands()).game, TrialPlan(3, 1))


def test_games_are_played_to_their_end(games: list[TrialResult]) -> None:
    assert [len(one.money) for one in games] == [2, 3, 4, 5]
    for one in games:
        assert one.ended
        assert sorted(one.ranking) == sorted(one.order) == list(range(one.plan.players))
        assert one.money[one.ranking[0]] == max(one.money)
        assert one.sold <= one.started
        assert one.fed <= one.built
        assert not one.carded & one.forfeited
        assert one.sailed
        assert sum(one.income.values()) > 0


def test_a_game_can_be_played_elsewhere_and_again(game: Indonesia, games: list[TrialResult]) -> None:
    plan = pickle.loads(pickle.dumps(games[0].plan))
    assert pickle.loads(pickle.dumps(play(game, plan))) == games[0]


def test_a_game_without_an_end_is_given_up(game: Indonesia) -> None:
    short = play(game, TrialPlan(2, 5, years=3))
    assert (short.ended, short.years) == (False, 3)
    assert findings(game.scenario, [short])[0].text == "1 of 1 games didn't end in 3 years."


def test_accounts_tell_how_games_with_so_many_players_went() -> None:
    assert accounts([tried(0), tried(1, years=12), tried(1, order=(1, 0))]) == [
        Account(players=2, games=3, ended=3, years=32 / 3, money=(367, 133), wins=(2, 1))
    ]


def test_income_is_shared_out_among_the_types_of_companies() -> None:
    assert income_shares([tried(), tried(income={"rice": 100})]) == {"rice": 0.75, "shipping": 0.25}
    assert income_shares([tried(income={})]) == {}


def test_what_no_game_used_is_told(game: Indonesia) -> None:
    scenario = game.scenario
    everything = tried(
        started=frozenset(scenario.deeds),
        sold=frozenset(scenario.deeds),
        sailed=frozenset(scenario.sea_neighbours),
    )
    assert findings(scenario, [everything]) == []
    idle = replace(
        everything,
        started=everything.started - {"c-papua-oil"},
        sold=everything.sold - {"a-bali-rice"},
        sailed=everything.sailed - {"savu-sea"},
        built=frozenset({"bali-1"}),
        forfeited=frozenset({"b4"}),
    )
    assert [(found.place, found.text) for found in findings(scenario, [idle])] == [
        ("a-bali-rice", "Bali rice never sold a good."),
        ("c-papua-oil", "Nobody ever started Papua oil (era C)."),
        ("bali", "No city in Bali ever received a good."),
        ("b4", "The city card b4 could never be played."),
        ("savu-sea", "No good was ever shipped through Savu Sea."),
    ]
    assert (
        findings(scenario, [idle, replace(everything, built=idle.built, fed=idle.built, carded=idle.forfeited)]) == []
    )


def test_what_wins_by_far_is_told(game: Indonesia) -> None:
    def said(games: list[TrialResult]) -> list[str]:
        return [found.text for found in findings(game.scenario, games) if found.place == "trial"]

    assert said([tried(n % 2) for n in range(20)]) == []
    assert said([tried(int(n < 3)) for n in range(20)]) == [
        "Among 2 players, number 1 in the first order of play won 17 of 20 games."
    ]
    assert said([tried(income={"oil": 70, "rice": 30})]) == ["70 % of all income came from oil."]


def test_no_games_say_nothing(game: Indonesia) -> None:
    assert findings(game.scenario, []) == []


def test_bots_find_nothing_amiss_on_the_small_map() -> None:
    lagoon = load_map("lagoon").game
    tried_out = [play(lagoon, TrialPlan(players, seed)) for seed, players in enumerate(12 * [2, 3, 4, 5], 1)]
    assert [found.text for found in findings(lagoon.scenario, tried_out)] == []
    assert max(one.years for one in tried_out) <= 12
