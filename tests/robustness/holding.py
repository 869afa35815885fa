"""Takes the lock of a saved game, says whether it has it, and keeps it until the process is killed."""

from __future__ import annotations

import sys
from pathlib import Path

from indonesia_qt.ui.play.save_lock import SaveLock


def main(file: str) -> None:
    lock = SaveLock(Path(file))
    print(lock.take(), flush=True)  # noqa: T201
    sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1])
