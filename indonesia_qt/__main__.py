"""`python -m indonesia_qt` and the command `indonesia-qt`."""

from __future__ import annotations

import locale
import os
import sys
from io import TextIOWrapper

from indonesia_qt import INTERRUPTED, child_process


def main() -> None:
    """Run the command line and end the process with its exit code; or be one of its own processes."""
    _fill_standard_streams()
    _use_any_letter()
    if sys.argv[1:] == [child_process.PLUG_IN]:
        child_process.guard()
        from indonesia_qt.bots.plug_ins import process

        child_process.run(process.serve)
    if sys.argv[1:] == [child_process.WORKER]:
        from indonesia_qt.ui.support import worker

        child_process.run(worker.serve)
    try:
        from indonesia_qt.cli.command_line import run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a program without a terminal may have none
            stream.reconfigure(errors="backslashreplace")
    sys.exit(run(sys.argv[1:]))


def _fill_standard_streams() -> None:
    """Keep files from getting the number of a standard stream that is closed: libraries print there."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def _use_any_letter() -> None:
    """Start again with file names in UTF-8, as Qt has them, where the locale has too few letters for a player's name.

    What is printed stays in the letters of the locale, which the terminal reads.
    """
    if sys.getfilesystemencoding() != "utf-8":
        os.environ.setdefault("PYTHONIOENCODING", locale.getencoding())
        os.execv(sys.executable, [sys.executable, "-X", "utf8", *sys.orig_argv[1:]])


if __name__ == "__main__":
    main()
