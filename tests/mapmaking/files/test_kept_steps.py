"""Steps are kept as the way back from the map after them, and lead there or are refused."""

from __future__ import annotations

import time
from itertools import pairwise
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.games.indonesia.maps import edits
from indonesia_qt.mapmaking.edit.naming import rename, retitle
from indonesia_qt.mapmaking.edit.shapes import placing
from indonesia_qt.mapmaking.files.kept_steps import KeptStep, Run, can_be_kept, kept_step, undone
from tests.mapmaking.maps import shipped, two_islands
from tests.robustness.mutations import changed_map


def moved(draft: Draft, area: str) -> Draft:
    way = placing.placing(placing.middle(draft.board, [area]), (1.0, 0.0), 1.0, 0.0)
    return placing.placed(draft, [area], way)


def test_a_chain_of_steps_leads_back_to_the_first_map() -> None:
    drafts = [shipped()]
    drafts.append(retitle(drafts[-1], "Nusantara"))
    drafts.append(moved(drafts[-1], "bali-1"))
    drafts.append(edits.change_stones(drafts[-1], (9, 7, 5)))
    drafts.append(rename(drafts[-1], "papua-1", "Bird’s Tail"))
    steps = [kept_step("Step", before, after) for before, after in pairwise(drafts)]
    draft = drafts[-1]
    for before, step in zip(reversed(drafts[:-1]), reversed(steps), strict=True):
        draft = undone(step, draft)
        assert (draft.board, draft.data) == (before.board, before.data)


def test_a_step_is_small_and_what_it_leaves_alone_is_shared() -> None:
    before = shipped()
    after = rename(before, "bali-1", "Jembrana")
    step = kept_step("Rename", before, after)
    assert len(msgspec.json.encode(step)) < 2_000
    back = undone(step, after)
    assert back.board.seas is after.board.seas
    assert [one is other for one, other in zip(back.board.lands, after.board.lands, strict=True)].count(False) == 1


def test_from_another_map_it_leads_nowhere() -> None:
    before, after = two_islands(), retitle(two_islands(), "Isles")
    step = kept_step("Rename the map", before, after)
    with pytest.raises(EditError, match=r"^Couldn’t undo “Rename the map”. It was kept in a damaged file\.$"):
        undone(step, retitle(two_islands(), "Isle"))


def test_a_large_map_has_none() -> None:
    draft = two_islands()
    assert can_be_kept(draft)
    assert not can_be_kept(draft.with_board(credits="x" * 1_000_000))


def test_damaged_steps_lead_to_a_map_or_are_refused() -> None:
    before, after = two_islands(), retitle(two_islands(), "Isles")
    content = msgspec.json.encode(kept_step("Rename", before, after))
    chance, read, refused = Random(5), 0, 0
    for _ in range(300):
        try:
            step = msgspec.json.decode(changed_map(content, chance), type=KeptStep)
        except (ValueError, RecursionError):
            continue
        read += 1
        try:
            assert undone(step, after).game == after.game
        except EditError:
            refused += 1
    assert read > refused > 20


@pytest.mark.parametrize("run", [(0, 10**9), (10**9, 0), (5, 2)])
def test_runs_that_make_no_sense_cost_neither_time_nor_memory(run: Run) -> None:
    after = two_islands()
    step = kept_step("Step", after, after)
    begun = time.process_time()
    with pytest.raises(EditError):
        undone(replace(step, files={BOARD_FILE: [run] * 200_000, GAME_FILE: step.files[GAME_FILE]}), after)
    assert time.process_time() - begun < 10


def test_a_step_without_a_file_is_refused() -> None:
    after = two_islands()
    step = kept_step("Step", after, after)
    with pytest.raises(EditError):
        undone(replace(step, files={BOARD_FILE: step.files[BOARD_FILE]}), after)
