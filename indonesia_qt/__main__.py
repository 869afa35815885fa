"""`python -m indonesia_qt` and the command `indonesia-qt`."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from indonesia_qt.bots.plug_ins.messages import OPTION


def main() -> None:
    """Run the command line and end the process with its exit code; or be the process of a plug-in."""
    if sys.argv[1:] == [OPTION]:
        from indonesia_qt.bots.plug_ins.process import serve

        serve()
    try:
        from indonesia_qt.cli.command_line import run
    except KeyboardInterrupt:
        sys.exit(130)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a program without a terminal may have none
            stream.reconfigure(errors="backslashreplace")
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
