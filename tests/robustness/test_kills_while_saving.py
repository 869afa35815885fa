"""A process that saves a map is killed at any moment: a whole map is found, the old one or the new one."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from random import Random

import pytest

from indonesia_qt.mapmaking.files import recovery, storage
from indonesia_qt.mapmaking.files.recovery import draft_in
from tests.robustness.processes import process_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def test_a_map_is_whole_whenever_its_process_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    folder, chance = tmp_path / "tides", Random(1)
    for lives in range(1, 4):
        with process_of("saving_maps.py", tmp_path / "own", str(folder)) as process:
            assert process.stdout
            for _ in range(chance.randint(1, 40)):
                assert process.stdout.readline()
            process.send_signal(signal.SIGKILL)
            process.wait(10)
        draft = storage.opened(str(folder)).draft
        assert draft.board.title == draft.data.title
        assert draft.board.title in ("Ebb", "Flow")
        kept, damaged = recovery.found()
        assert (len(kept), damaged) == (lives, [])
        assert all(draft_in(one.file).board.title == one.title for one in kept)
