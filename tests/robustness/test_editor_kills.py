"""The editor is killed in the middle of edits and of saving: a whole map is found, and what isn't in it is offered."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from random import Random

import pytest

from indonesia_qt.mapmaking.files import recovery, storage
from indonesia_qt.mapmaking.files.recovery import draft_in
from indonesia_qt.ui.editor.document.autosave import left_over
from tests.mapmaking.maps import content, two_islands
from tests.robustness.processes import process_of


def title_of_killed(own_data: Path, folder: Path, kept: int, *arguments: str, wait: float = 0.0) -> str:
    """What was kept last, as far as a process told that was killed so many seconds after it had kept so much."""
    with process_of("editing_a_map.py", own_data, str(folder), *arguments) as program:
        assert program.stdout
        told = [program.stdout.readline() for _ in range(kept)]
        assert all(told), program.stderr and program.stderr.read()
        time.sleep(wait)
        program.send_signal(signal.SIGKILL)
        program.wait(10)
    return told[-1].strip()


def number(title: str) -> int:
    return int(title.split()[1])


@pytest.mark.skipif(sys.platform == "win32", reason="there are other ways to be killed")
def test_what_was_edited_is_offered_after_a_crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own_data, folder = tmp_path / "own", tmp_path / "islands"
    monkeypatch.setenv("INDONESIA_QT_DATA", str(own_data))
    storage.save(two_islands(), folder)
    before = content(folder)

    title = title_of_killed(own_data, folder, kept=2)

    (left,) = left_over()
    assert left.folder == folder
    assert number(draft_in(left.file).board.title) >= number(title) > 1
    assert {name: data for name, data in content(folder).items() if name in before} == before
    assert recovery.found()[1] == []


@pytest.mark.skipif(sys.platform == "win32", reason="there are other ways to be killed")
def test_a_map_is_whole_whenever_its_editor_dies_while_it_saves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is as it was saved last, or as it was being saved; what was edited since is offered."""
    folder, chance = tmp_path / "islands", Random(1)
    storage.save(two_islands(), folder)
    for life in range(2):
        own_data = tmp_path / f"own {life}"
        monkeypatch.setenv("INDONESIA_QT_DATA", str(own_data))
        wait = chance.random() * 0.02  # within a step, which takes about so long
        saved = number(title_of_killed(own_data, folder, chance.randint(1, 12), "save", wait=wait))
        draft = storage.opened(str(folder)).draft
        assert draft.board.title == draft.data.title
        found = number(draft.board.title)
        assert found >= saved
        offered = [number(draft_in(left.file).board.title) for left in left_over()]
        assert all(one in (found, found + 1) for one in offered)
        assert recovery.found()[1] == []
