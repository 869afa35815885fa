"""Makes the pictures of the README and of the page on the window: `python -m tests.pictures.playing FOLDER`."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import pytest

from tests.pictures.photographer import SIZES, platform


def main(folder: Path) -> int:
    """Go through the program as the test of these pictures does, and keep them; give the exit code."""
    tour = Path(__file__).parents[1] / "ui" / "app" / "test_playing_page.py"
    with tempfile.TemporaryDirectory() as own:
        os.environ["QT_QPA_PLATFORM"] = platform(Path(own), SIZES[0])
        return int(pytest.main([str(tour), "-m", "soak", "--pictures", str(folder)]))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
