"""What the two programs of the folder for Windows run. Processes that the program starts itself have no console."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.executable = str(Path(sys.prefix, "pythonw.exe"))

    from indonesia_qt.__main__ import main

    os.environ["INDONESIA_QT_STARTED"] = "1"  # by which the launcher knows that all this could be loaded
    main(Path(sys.prefix))  # the folder beside the two programs
