"""What was edited and not saved survives the process, beside the designer's own files."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files import paths
from indonesia_qt.mapmaking.files import kept_steps, recovery, storage
from indonesia_qt.mapmaking.files.kept_steps import KeptStep, kept_step, undone
from indonesia_qt.mapmaking.files.recovery import RecoveryFile, draft_in, steps_in
from tests.mapmaking.maps import content, limited_files, shipped, two_islands
from tests.robustness.mutations import changed_map

pytestmark = pytest.mark.usefixtures("own_data")


def edited(title: str = "Edited") -> Draft:
    draft = two_islands()
    return Draft(replace(draft.board, title=title), draft.data)


def test_nothing_was_kept() -> None:
    assert recovery.found() == ([], [])


def test_what_was_kept_comes_back_and_the_map_is_as_it_was(folder: Path) -> None:
    before = content(folder)
    stamp = storage.opened(str(folder)).stamp
    RecoveryFile().keep(edited(), folder, stamp, 100.5)
    (kept,), damaged = recovery.found()
    assert damaged == []
    assert (kept.title, kept.time, kept.folder, kept.stamp) == ("Edited", 100.5, folder, stamp)
    draft = draft_in(kept.file)
    assert (draft.board, draft.data) == (edited().board, edited().data)
    assert content(folder) == before


def test_the_shipped_map_is_kept_byte_for_byte(tmp_path: Path) -> None:
    RecoveryFile().keep(shipped(), None, None, 1.0)
    (kept,), _ = recovery.found()
    storage.save(draft_in(kept.file), tmp_path / "copy")
    storage.save(shipped(), tmp_path / "original")
    assert content(tmp_path / "copy") == content(tmp_path / "original")


def test_a_file_that_was_only_begun_is_nothing() -> None:
    paths.recoveries().mkdir(parents=True)
    (paths.recoveries() / "begun-1.recovery").touch()
    assert recovery.found() == ([], [])


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_a_bad_entry_of_the_folder_costs_only_itself() -> None:
    RecoveryFile().keep(edited(), None, None, 1.0)
    for name, target in (("a", "nowhere"), ("b", "b.recovery")):
        (paths.recoveries() / f"{name}.recovery").symlink_to(target)
    kept, damaged = recovery.found()
    assert ([one.title for one in kept], damaged) == (["Edited"], [])


def test_later_edits_take_the_place_of_earlier_ones() -> None:
    file = RecoveryFile()
    file.keep(edited("One"), None, None, 1.0)
    file.keep(edited("Two"), None, None, 2.0)
    assert [(kept.title, kept.folder) for kept in recovery.found()[0]] == [("Two", None)]
    assert len(list(paths.recoveries().iterdir())) == 1


def test_each_window_has_a_file_of_its_own_and_the_newest_comes_first() -> None:
    first, second = RecoveryFile(), RecoveryFile()
    first.keep(edited("First"), None, None, 5.0)
    second.keep(edited("Second"), None, None, 9.0)
    assert [kept.title for kept in recovery.found()[0]] == ["Second", "First"]
    second.discard()
    assert [kept.title for kept in recovery.found()[0]] == ["First"]


def test_what_was_taken_back_goes_on_in_its_file() -> None:
    RecoveryFile().keep(edited("Before"), None, None, 1.0)
    (kept,), _ = recovery.found()
    RecoveryFile(kept).keep(edited("After"), None, None, 2.0)
    assert [kept.title for kept in recovery.found()[0]] == ["After"]


def renamed(number: int) -> list[Draft]:
    """The drafts of a map that got so many titles."""
    return [edited(f"Title {n}") for n in range(number + 1)]


def steps_of(drafts: list[Draft]) -> list[KeptStep]:
    """The steps between drafts, the latest first."""
    pairs = reversed([*pairwise(drafts)])
    return [kept_step(f"Rename as {after.board.title}", before, after) for before, after in pairs]


def test_the_last_steps_come_back_the_latest_first() -> None:
    drafts = renamed(3)
    RecoveryFile().keep(drafts[-1], None, None, 1.0, steps_of(drafts))
    (kept,), _ = recovery.found()
    steps = steps_in(kept.file)
    assert [step.name for step in steps] == ["Rename as Title 3", "Rename as Title 2", "Rename as Title 1"]
    draft = draft_in(kept.file)
    for step in steps:
        draft = undone(step, draft)
    assert draft.board == drafts[0].board


def test_no_more_steps_are_kept_than_have_room() -> None:
    RecoveryFile().keep(edited(), None, None, 1.0, (step for _ in range(200) for step in steps_of(renamed(1))))
    (kept,), _ = recovery.found()
    assert len(steps_in(kept.file)) == kept_steps.MOST
    (large,) = steps_of([edited(), edited().with_board(credits="x" * (kept_steps.LARGEST // 3))][::-1])
    RecoveryFile(kept).keep(edited(), None, None, 1.0, [large] * 50)
    assert len(steps_in(kept.file)) == 2


def test_a_file_of_an_earlier_program_has_no_steps() -> None:
    RecoveryFile().keep(edited(), None, None, 1.0)
    (kept,), _ = recovery.found()
    kept.file.write_bytes(re.sub(rb',\n"steps": \[\s*\]', b"", kept.file.read_bytes()))
    assert b"steps" not in kept.file.read_bytes()
    assert steps_in(kept.file) == []


@pytest.mark.parametrize(
    "steps", [b"7", b"[7]", b"[" * 900 + b"]" * 900, b'[{"name": "x"}]', b"[" + b"1," * 200 + b"1]"]
)
def test_damaged_steps_cost_nothing_but_the_steps(steps: bytes) -> None:
    RecoveryFile().keep(edited(), None, None, 1.0)
    (kept,), _ = recovery.found()
    kept.file.write_bytes(re.sub(rb'"steps": \[\s*\]', b'"steps": ' + steps, kept.file.read_bytes()))
    assert recovery.found() == ([kept], [])
    assert draft_in(kept.file).board == edited().board
    with pytest.raises(MapError, match="damaged"):
        steps_in(kept.file)


def test_what_was_discarded_is_gone() -> None:
    file = RecoveryFile()
    file.discard()
    file.keep(edited(), None, None, 1.0)
    recovery.discard(recovery.found()[0][0].file)
    assert recovery.found() == ([], [])
    file.discard()


def test_a_map_in_a_folder_without_a_readable_name() -> None:
    RecoveryFile().keep(edited(), Path("/tmp/\udcff"), None, 1.0)
    assert recovery.found()[0][0].folder is None


def test_names_that_no_file_can_hold_are_refused() -> None:
    file = RecoveryFile()
    file.keep(edited("Good"), None, None, 1.0)
    with pytest.raises(MapError, match=r"recovery: A name contains “\\ud800”, a character that can’t be saved\.$"):
        file.keep(edited("\ud800"), None, None, 2.0)
    assert [kept.title for kept in recovery.found()[0]] == ["Good"]


def test_a_place_that_cannot_be_written(own_data: Path) -> None:
    own_data.write_text("not a folder", encoding="utf-8")
    with pytest.raises(MapError, match="There is a file where a folder should be"):
        RecoveryFile().keep(edited(), None, None, 1.0)
    assert recovery.found() == ([], [])


@pytest.mark.skipif(os.name != "posix", reason="needs the limits of POSIX")
def test_a_full_disk_leaves_what_was_kept_before_and_no_empty_file() -> None:
    with limited_files(100), pytest.raises(MapError, match="The file is too large for the disk"):
        RecoveryFile().keep(edited(), None, None, 1.0)
    assert list(paths.recoveries().iterdir()) == []
    file = RecoveryFile()
    file.keep(edited("Good"), None, None, 1.0)
    with limited_files(100), pytest.raises(MapError, match="The file is too large for the disk"):
        file.keep(edited("Late"), None, None, 2.0)
    assert [kept.title for kept in recovery.found()[0]] == ["Good"]


def test_damaged_files_are_told_and_can_be_discarded() -> None:
    """A hundred and fifty damaged files among a good one: listed or told, taken back or refused, never a crash."""
    RecoveryFile().keep(edited(), None, None, 1.0)
    (good,), _ = recovery.found()
    data = good.file.read_bytes()
    chance = Random(7)
    for number in range(150):
        (good.file.parent / f"bad-{number}.recovery").write_bytes(changed_map(data, chance))
    kept, damaged = recovery.found()
    assert good in kept
    assert len(kept) + len(damaged) == 151
    assert len(damaged) > 30
    for one in kept:
        with suppress(MapError):
            draft_in(one.file)
    for error in damaged:
        assert error.reason
        assert str(error).startswith(f"{error.file}: ")
        recovery.discard(error.file)
    assert recovery.found() == (kept, [])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"time": 1.0', b'"time": 1e308'),
        (b'"time": 1.0', b'"time": -1'),
        (b'"folder": null', b'"folder": "a\\u0000b"'),
    ],
)
def test_what_cannot_be_is_refused(before: bytes, after: bytes) -> None:
    RecoveryFile().keep(edited(), None, None, 1.0)
    (good,), _ = recovery.found()
    assert before in good.file.read_bytes()
    good.file.write_bytes(good.file.read_bytes().replace(before, after, 1))
    kept, (error,) = recovery.found()
    assert kept == []
    assert "is damaged" in error.reason


@pytest.mark.parametrize("number", [0, -1])
def test_a_file_of_no_format_is_refused(number: int) -> None:
    RecoveryFile().keep(edited(), None, None, 1.0)
    (good,), _ = recovery.found()
    good.file.write_bytes(good.file.read_bytes().replace(b'"format": 1', b'"format": %d' % number, 1))
    _, (error,) = recovery.found()
    assert str(error).endswith(f"format: Format {number} doesn’t exist; the first format is 1.")


def test_a_file_of_a_newer_program_is_left_alone() -> None:
    RecoveryFile().keep(edited(), None, None, 1.0)
    (good,), _ = recovery.found()
    good.file.write_bytes(good.file.read_bytes().replace(b'"format": 1', b'"format": 9', 1))
    kept, (error,) = recovery.found()
    assert kept == []
    assert str(error).endswith(
        "format: The file has format 9, but this version of the program reads formats only up to 1. Update the program."
    )
