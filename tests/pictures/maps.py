"""Makes the pictures of the page on maps: `python -m tests.pictures.maps FOLDER`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest


def main(folder: Path) -> int:
    """Follow the page's steps in the real window, as its test does, and keep the pictures; give the exit code."""
    lesson = Path(__file__).parents[1] / "ui" / "editor" / "test_lesson.py"
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return int(pytest.main([str(lesson), "--pictures", str(folder)]))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
