"""`python -m indonesia_qt` and the command `indonesia-qt`."""

from __future__ import annotations

import locale
import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from indonesia_qt import INTERRUPTED
from indonesia_qt.cli import message_box


def main(program: Path | None = None) -> None:
    """Run the command line and end the process with its exit code; or be one of its own processes.

    A folder `data` beside `program`, which was started, keeps the player's own files, unless a variable names another.
    """
    _fill_standard_streams()
    _use_any_letter()
    try:
        from indonesia_qt import child_process
        from indonesia_qt.files.paths import DATA_VARIABLE

        if program and (data := program.parent / "data").is_dir():
            os.environ.setdefault(DATA_VARIABLE, str(data))
        _find_own_modules()
        if sys.argv[1:] == [child_process.PLUG_IN]:
            child_process.guard()
            from indonesia_qt.bots.plug_ins import process

            child_process.run(process.serve)
        if sys.argv[1:] == [child_process.WORKER]:
            from indonesia_qt.ui.support import worker

            child_process.run(worker.serve)
        _prepare_output()
        from indonesia_qt.cli.command_line import run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:  # noqa: BLE001 - a damaged file may raise anything
        reason = f"A file of the program is missing or damaged ({error}). Install the program again."
        message_box.show_without_console(reason)
        sys.exit(f"indonesia-qt: {reason}")
    sys.exit(run(sys.argv[1:]))


def _find_own_modules() -> None:
    """Find bots and games of the player's own, also where an installed program doesn't look at `PYTHONPATH`.

    What has the name of another module is never loaded in its place.
    """
    from indonesia_qt.files.paths import own_modules

    with suppress(RuntimeError):  # nothing says which folder is the player's own
        own = str(own_modules())
        if own not in sys.path:
            sys.path.append(own)


def _fill_standard_streams() -> None:
    """Keep files from getting the number of a standard stream that is closed: libraries print there."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def _prepare_output() -> None:
    """Have every letter be printed: in UTF-8 into files and pipes of Windows, whose other programs read that."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
            if sys.platform == "win32" and not stream.isatty() and "PYTHONIOENCODING" not in os.environ:
                stream.reconfigure(encoding="utf-8")
    if sys.platform == "win32":  # without a console there is none of them
        void = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - until the program ends
        sys.stdout, sys.stderr = sys.stdout or void, sys.stderr or void


def _use_any_letter() -> None:
    """Start again with file names in UTF-8, as Qt has them, where the locale has too few letters for a player's name.

    What is printed stays in the letters of the locale, which the terminal reads.
    """
    if sys.getfilesystemencoding() != "utf-8":
        os.environ.setdefault("PYTHONIOENCODING", locale.getencoding())
        os.execv(sys.executable, [sys.executable, "-X", "utf8", *sys.orig_argv[1:]])


if __name__ == "__main__":
    main()
