"""What a bundle runs. The processes in which bots think are this same program, which tells here that it is one."""

from __future__ import annotations

from multiprocessing import freeze_support

from indonesia_qt.__main__ import main

if __name__ == "__main__":
    freeze_support()
    main()
