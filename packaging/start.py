"""What a bundle runs; `freeze_support` lets it also be a process of a tournament."""

from __future__ import annotations

from multiprocessing import freeze_support

from indonesia_qt.__main__ import main

if __name__ == "__main__":
    freeze_support()
    main()
