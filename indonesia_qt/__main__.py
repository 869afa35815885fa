"""`python -m indonesia_qt` and the command `indonesia-qt`."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from threading import Timer

from indonesia_qt.plug_ins.messages import OPTION

INTERRUPTED = 130
"""The exit code after Ctrl+C, by custom."""
END_SECONDS = 5.0
"""How long the threads may take to end after Ctrl+C."""


def main() -> None:
    """Run the command line and end the process with its exit code; or be the process of a plug-in."""
    if sys.argv[1:] == [OPTION]:
        from indonesia_qt.plug_ins.process import serve

        serve()
    try:
        from indonesia_qt.cli import run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a program without a terminal may have none
            stream.reconfigure(errors="backslashreplace")
    code = run(sys.argv[1:])
    if code == INTERRUPTED:
        # A thread may wait for ever for the rest of what a killed process was to read or to write.
        end = Timer(END_SECONDS, os._exit, (code,))
        end.daemon = True
        end.start()
    sys.exit(code)


if __name__ == "__main__":
    main()
