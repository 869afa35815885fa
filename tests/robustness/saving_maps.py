"""Saves two maps by turns into a folder, and keeps each in a recovery file, until it is killed."""

from __future__ import annotations

import sys
from itertools import cycle
from pathlib import Path

from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.files.recovery import RecoveryFile
from tests.mapmaking.maps import renamed, two_islands

folder, recovery = Path(sys.argv[1]), RecoveryFile()
for number, title in enumerate(cycle(["Ebb", "Flow"])):
    draft = renamed(two_islands(), title)
    stamp = storage.save(draft, folder)
    recovery.keep(draft, folder, stamp, float(number))
    print(title, flush=True)  # noqa: T201
