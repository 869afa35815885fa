"""The editor is killed in the middle of edits: they are offered again, and the designer's file is as it was saved."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest
from editing.maps import content, two_islands

from indonesia_qt.editing import recovery, storage
from indonesia_qt.ui.editor.keeper import left_over

from .processes import process_of


def title_of_killed(own_data: Path, folder: Path, kept: int) -> str:
    """What was kept last, as far as a process told that was killed after it had kept so much."""
    with process_of("editing_a_map.py", own_data, str(folder)) as program:
        assert program.stdout
        told = [program.stdout.readline() for _ in range(kept)]
        assert all(told), program.stderr and program.stderr.read()
        program.send_signal(signal.SIGKILL)
        program.wait(10)
    return told[-1].strip()


@pytest.mark.skipif(sys.platform == "win32", reason="there are other ways to be killed")
def test_what_was_edited_is_offered_after_a_crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own_data, folder = tmp_path / "own", tmp_path / "islands"
    monkeypatch.setenv("INDONESIA_QT_DATA", str(own_data))
    storage.save(two_islands(), folder)
    before = content(folder)

    title = title_of_killed(own_data, folder, kept=2)

    (left,) = left_over()
    assert left.folder == folder
    assert int(left.draft().board.title.split()[1]) >= int(title.split()[1]) > 1
    assert {name: data for name, data in content(folder).items() if name in before} == before
    assert recovery.found()[1] == []
