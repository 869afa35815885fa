"""Whole maps from a seed: they have no problems, can be played to the end, and are always the same."""

from __future__ import annotations

from pathlib import Path

import pytest
import shapely
from shapely import STRtree

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import EditError
from indonesia_qt.bots.tournament.runner import processes
from indonesia_qt.mapmaking.archipelago.made import made
from indonesia_qt.mapmaking.archipelago.options import check, usual
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.layout.footprints import of_names
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.review.trial_games import TrialPlan, play
from tests.mapmaking.archipelago.games import BOT, PLAYERS, SEEDS, compared, generated, map_of, options_of
from tests.soak import soak_but


def check_sound(seed: int) -> None:
    draft, options = map_of(seed), options_of(seed)
    assert not checked(draft).open
    board = draft.board
    assert (len(board.lands), len(board.provinces), len(board.seas)) == (options.areas, options.provinces, options.seas)
    called = [part.name.casefold() for part in (*board.provinces, *board.seas)]
    assert len({*called}) == len(called)


def check_played(seed: int, players: int) -> None:
    assert play(generated(seed), TrialPlan(players, seed, BOT)).ended, f"seed {seed} with {players} players"


@pytest.mark.parametrize("seed", soak_but((26,), [0, 9, 26]))
def test_a_map_has_no_problems(seed: int) -> None:
    check_sound(seed)


@pytest.mark.parametrize("players", soak_but((5,), PLAYERS))
def test_a_map_is_played_to_its_end(players: int) -> None:
    check_played(9, players)


@pytest.mark.parametrize("seed", [0, 9, 16])
def test_the_notes_on_pictures_are_about_these_maps(seed: int) -> None:
    notes = (Path(__file__).parents[2] / "pictures" / "generated-maps.md").read_text(encoding="utf-8")
    board = map_of(seed).board
    assert f"\n| {seed} | {board.title} | {len(board.lands)} | " in notes


@pytest.mark.parametrize("seed", soak_but((11,), [0, 11]))
def test_each_name_stands_beside_its_own_province(seed: int) -> None:
    board = map_of(seed).board
    grounds = {province.id: geometry(province.shape) for province in board.provinces}
    for label in board.labels:
        if label.of in grounds:
            away = {id: ground.distance(of_names([label])) for id, ground in grounds.items()}
            assert min(away, key=lambda id: away[id]) == label.of


def test_names_of_seas_keep_from_the_coast() -> None:
    board = map_of(0).board
    land = shapely.union_all([geometry(land.shape) for land in board.lands])
    seas = {sea.id for sea in board.seas}
    assert min(land.distance(of_names([label])) for label in board.labels if label.of in seas) >= 12


def test_a_strait_lies_between_two_islands() -> None:
    board = map_of(11).board
    land = shapely.union_all([geometry(land.shape) for land in board.lands])
    straits = [geometry(sea.shape).boundary for sea in board.seas if sea.name.endswith("Strait")]
    assert straits
    for edge in straits:
        coasts = land.intersection(edge)
        assert coasts.length > edge.length / 2
        assert len({*STRtree(shapely.get_parts(land)).query(edge, "intersects").tolist()}) >= 2


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(SEEDS))
def test_maps_of_all_sizes_have_no_problems(seed: int) -> None:
    check_sound(seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(SEEDS))
def test_maps_of_all_sizes_are_played_to_their_ends(seed: int) -> None:
    for players in PLAYERS:
        check_played(seed, players)


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
def test_games_are_as_long_and_as_fair_as_on_the_maps_of_the_program(players: int) -> None:
    with processes(1) as workers:
        usually, here = compared(players, workers)
    assert here.usual(*usually.range()) >= 0.95
    for (low, high), (usual_low, usual_high) in zip(here.shares(), usually.shares(), strict=True):
        assert low <= usual_high
        assert usual_low <= high


def test_the_same_options_make_the_same_files(tmp_path: Path) -> None:
    for folder, draft in {"one": map_of(0), "other": made(options_of(0))}.items():
        storage.save(draft, tmp_path / folder)
    one, other = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("one", "other"))
    assert one == other


IMPOSSIBLE = {
    "a seed below 0": (usual(-1), "The seed must be a number from 0 to 999999999."),
    "a huge seed": (usual(10**9), "The seed must be a number from 0 to 999999999."),
    "hardly any areas": (usual(1, areas=15), "A map can have 16 to 120 land areas."),
    "too many areas": (usual(1, areas=121), "A map can have 16 to 120 land areas."),
    "no island": (usual(1, islands=0), "A map can have 1 to 30 islands."),
    "more islands than areas": (
        usual(1, areas=16, islands=17),
        "Each island needs a land area: choose at most 16 islands.",
    ),
    "few provinces": (usual(1, provinces=5), "A map can have 6 to 40 provinces."),
    "more provinces than areas": (
        usual(1, areas=16, provinces=17),
        "Each province needs a land area: choose at most 16 provinces.",
    ),
    "few seas": (usual(1, seas=2), "A map can have 3 to 30 seas."),
    "more seas than there is room for": (
        usual(1, areas=16, seas=9),
        "16 land areas leave room for at most 8 seas.",
    ),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_impossible_numbers_are_one_sentence(case: str) -> None:
    options, sentence = IMPOSSIBLE[case]
    with pytest.raises(EditError) as refused:
        check(options)
    assert str(refused.value) == sentence
