from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from msgspec.structs import replace

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.trial import Trial
from indonesia_qt.games import map_data_of
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.maps.edits import change_stones
from indonesia_qt.games.indonesia.maps.witness import figures_of
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit.naming import rename
from indonesia_qt.mapmaking.review.trial_games import TrialPlan, draft_map, play
from tests.mapmaking.islands import islands


@pytest.fixture(scope="module")
def game() -> Indonesia:
    return load_map().game


@pytest.fixture(scope="module")
def games(game: Indonesia) -> list[Trial]:
    return [play(game, TrialPlan(players, seed)) for seed, players in enumerate(range(2, 6), 5)]


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
        "The map can’t be played yet. Deed “a-far-east-spice”: The map has no province “gone”."
    )


def test_too_few_city_cards_are_told() -> None:
    with pytest.raises(EditError, match=r"The map can’t be played yet\. 3 players need 3 city cards of era A"):
        play(draft_map(islands()).game, TrialPlan(3, 1))


def test_games_are_played_to_their_end(games: list[Trial]) -> None:
    assert [len(one.scores) for one in games] == [2, 3, 4, 5]
    for one in games:
        seen = figures_of(one)
        assert one.ended
        assert sorted(one.ranking) == sorted(seen.order) == list(range(one.players))
        assert one.scores[one.ranking[0]] == max(one.scores)
        assert seen.sold <= set(seen.started)
        assert seen.delivered.keys() <= seen.cities.keys()
        assert not seen.forfeited.intersection(seen.cities.values())
        assert seen.sailed
        assert sum(seen.earned.values()) == pytest.approx(sum(seen.income.values()))
        assert sum(seen.income.values()) > 0
        assert set(seen.started) <= seen.offered
        assert all(seen.delivered.values())
        assert seen.forfeited.union(seen.cities.values()) <= seen.dealt
        assert sum(seen.years) in (one.rounds - 1, one.rounds)
        assert all(1 <= year <= one.rounds for year in seen.started.values())
        assert seen.starters.keys() == seen.started.keys()


def test_a_game_can_be_played_elsewhere_and_again(game: Indonesia, games: list[Trial]) -> None:
    plan = pickle.loads(pickle.dumps(TrialPlan(2, 5)))
    assert pickle.loads(pickle.dumps(play(game, plan))) == games[0]


def test_bots_that_leave_nothing_to_chance_play_different_games() -> None:
    lagoon = load_map("lagoon").game
    games = [play(lagoon, TrialPlan(4, seed, "medium")) for seed in range(8)]
    assert len({tuple(sorted(one.scores)) for one in games}) == 8


def test_a_game_without_an_end_is_given_up(game: Indonesia) -> None:
    short = play(game, TrialPlan(2, 5, rounds=3))
    assert (short.ended, short.rounds) == (False, 3)
    said = map_data_of(game.name).findings(game, [short])[0].text
    assert said.startswith("1 of 1 games didn’t end within 3 years.")
