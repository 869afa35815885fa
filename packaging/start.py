"""What a bundle runs."""

from __future__ import annotations

import sys
from pathlib import Path

from indonesia_qt.__main__ import main

if __name__ == "__main__":
    program = Path(sys.executable)
    main(
        program.parents[2] if sys.platform == "darwin" else program
    )  # on macOS the bundle: Indonesia.app/Contents/MacOS
