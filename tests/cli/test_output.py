"""What a command writes: nothing is replaced unasked, “-” is the standard output, and a failure is a sentence."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from indonesia_qt.cli.command_line import run
from indonesia_qt.mapmaking.files.storage import opened
from tests.cli.test_command_line import Output, coast, own_data, refused, save, short, simulated
from tests.cli.test_scripts import RENAME
from tests.mapmaking.maps import limited_files
from tests.soak import soak_but

__all__ = ["own_data", "save", "short", "simulated"]
UNIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
WRITING = {
    "export-graph lagoon --out": b"<?xml",
    "export-geojson lagoon --out": b'{\n"type": "FeatureCollection"',
    "render --map lagoon --size 64x64 --out": b"\x89PNG",
    "review SAVE --html": b"<!DOCTYPE html>",
    "balance lagoon --games 1 --bots random --out": b"<!DOCTYPE html>",
}
"""The beginnings of commands that write a file, with how that begins."""
ENDINGS = {"export-graph": ".graphml", "export-geojson": ".geojson", "render": ".png", "review": ".html", "balance": ""}

Typed = Callable[[str, str], list[str]]


@pytest.fixture
def typed(short: Path, qapp: object) -> Typed:
    """Makes the words of a command of its beginning and the file."""
    assert qapp
    return lambda command, file: [*command.replace("SAVE", str(short)).split(), file]


@pytest.mark.parametrize("command", WRITING)
def test_a_file_is_replaced_only_by_force(capsys: Output, typed: Typed, tmp_path: Path, command: str) -> None:
    file = tmp_path / f"mine{ENDINGS[command.split(maxsplit=1)[0]]}"
    file.write_bytes(b"mine")
    told = refused(capsys, *typed(command, str(file)))
    assert f"{file}: The file exists already. Add --force to replace it." in told
    assert file.read_bytes() == b"mine"
    assert run([*typed(command, str(file)), "--force"]) == 0
    assert file.read_bytes().startswith(WRITING[command])
    printed = capsys.readouterr()
    assert printed.out == ""
    assert f"Saved {file}.\n" in printed.err


@pytest.mark.parametrize("command", [command for command in WRITING if not command.startswith("balance")])
def test_a_name_with_another_ending_is_refused_at_once(
    capsys: Output, typed: Typed, tmp_path: Path, command: str
) -> None:
    told = refused(capsys, *typed(command, str(tmp_path / "mine.txt")), code=2)
    assert f"The file name must end in {ENDINGS[command.split(maxsplit=1)[0]]}" in told
    assert "not “.txt”." in told
    assert run(typed(command, str(tmp_path / "mine"))) == 0


def test_a_review_says_where_it_is_kept(capsys: Output, short: Path) -> None:
    kept = short.with_suffix(".review")
    kept.unlink(missing_ok=True)
    assert run(["review", str(short)]) == 0
    assert f"Saved the review in {kept}, where the window finds it, too.\n" in capsys.readouterr().err
    assert run(["review", str(short)]) == 0
    assert "Saved" not in capsys.readouterr().err


@UNIX
@pytest.mark.timeout(60)
@pytest.mark.parametrize("force", [[], ["--force"]])
@pytest.mark.parametrize("command", WRITING)
def test_nothing_but_a_regular_file_is_replaced(
    capsys: Output, typed: Typed, tmp_path: Path, command: str, force: list[str]
) -> None:
    os.mkfifo(tmp_path / "pipe")
    for file, reason in ((tmp_path / "pipe", "It isn’t a regular file."), (tmp_path, "It’s a folder, not a file.")):
        assert f"{file}: {reason}" in refused(capsys, *typed(command, str(file)), *force)
    assert "/dev/full: It isn’t a regular file." in refused(capsys, *typed(command, "/dev/full"), *force)
    assert (tmp_path / "pipe").is_fifo()


@UNIX
@pytest.mark.parametrize("command", WRITING)
def test_a_full_disk_leaves_the_old_file(capsys: Output, typed: Typed, tmp_path: Path, command: str) -> None:
    file = tmp_path / f"mine{ENDINGS[command.split(maxsplit=1)[0]]}"
    file.write_bytes(b"mine")
    with limited_files(100):
        assert f"{file}: The file is too large for the disk." in refused(capsys, *typed(command, str(file)), "--force")
    assert file.read_bytes() == b"mine"


def test_the_picture_of_the_self_test_replaces_nothing(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "mine.png"
    file.write_bytes(b"mine")
    assert "Add --force to replace it." in refused(capsys, "--selftest", str(file))
    refused(capsys, "--selftest", "-", code=2)


@UNIX
@pytest.mark.timeout(60)
def test_a_tournament_does_not_wait_for_a_pipe(capsys: Output, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    told = refused(capsys, "tournament", "--seats", "random,random", "--games", "1", "--out", str(tmp_path / "pipe"))
    assert told.endswith("pipe: It isn’t a regular file.")


INTO_FOLDERS = (
    "generate --seed 3 --areas 16 --out",
    "import nowhere --out",
    "edit lagoon --run mine.py --out",
    "simulate --seats random,random --save-dir",
)


@UNIX
@pytest.mark.timeout(60)
@pytest.mark.parametrize("command", INTO_FOLDERS)
def test_several_files_are_written_into_a_folder_only(capsys: Output, tmp_path: Path, command: str) -> None:
    (tmp_path / "mine").write_bytes(b"mine")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    code = 2 if command.startswith("import") else 1
    for place in (tmp_path / "mine", tmp_path / "pipe", tmp_path / "loop", Path("/dev/full")):
        told = refused(capsys, *command.split(), str(place), code=code)
        assert f"{place} isn’t a folder. Give a new folder." in told
    assert "the standard output" in refused(capsys, *command.split(), "-", code=2)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["loop", "mine", "pipe"]


@UNIX
def test_a_map_is_saved_although_nobody_reads_what_is_printed(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(RENAME, encoding="utf-8")
    drawing = coast(tmp_path)
    for number, command in enumerate((f"edit lagoon --run {tmp_path}/mine.py", f"import {drawing}")):
        done = program(f"{command} --out {tmp_path}/map{number}", ">/dev/full")
        assert "The output can’t be written." in done.stderr
        assert opened(str(tmp_path / f"map{number}")).draft.board.lands


def program(command: str, redirected: str) -> subprocess.CompletedProcess[str]:
    """A command as it is typed in a shell, with what follows it there."""
    line = f'"{sys.executable}" -m indonesia_qt {command} {redirected}'
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(
        ["sh", "-c", line], env=environment, capture_output=True, text=True, check=False, timeout=60, encoding="utf-8"
    )


@UNIX
@pytest.mark.parametrize("command", WRITING)
def test_a_dash_is_the_standard_output(typed: Typed, tmp_path: Path, command: str) -> None:
    done = program(shlex.join(typed(command, "-")), f">{tmp_path}/printed; ls -- -")
    assert done.stdout == ""
    assert (tmp_path / "printed").read_bytes().startswith(WRITING[command])


PRINTING = (
    "--help",
    "--version",
    "simulate --help",
    "check-map lagoon",
    "simulate --seats random,random",
    "tournament --seats random,random --games 2",
    "export-graph lagoon --out -",
)


@UNIX
@pytest.mark.parametrize("command", PRINTING)
def test_an_output_that_is_full_is_a_sentence(command: str) -> None:
    done = program(command, ">/dev/full")
    assert (done.returncode, done.stderr) == (
        1,
        "indonesia-qt: The output can’t be written. The disk is full.\n",
    )


@UNIX
@pytest.mark.parametrize("command", PRINTING)
def test_nobody_who_reads_on_is_no_error(command: str) -> None:
    done = program(command, "| true")
    assert (done.returncode, done.stderr) == (0, "")


@UNIX
@pytest.mark.parametrize(
    "redirected",
    soak_but((">&- 2>&-", ">/dev/full 2>&1"), (">&-", "2>&-", ">&- 2>&-", ">/dev/full 2>&1", "2>/dev/full")),
)
def test_without_any_output_the_exit_code_remains(redirected: str, tmp_path: Path) -> None:
    assert program("check-map atlantis", redirected).returncode == 1
    assert program("check-map --dance", redirected).returncode == 2
    assert program(f"export-graph lagoon --out {tmp_path}/graph", redirected).returncode == 0
    assert (tmp_path / "graph").read_text(encoding="utf-8").startswith("<?xml")
    assert (
        program("export-graph lagoon --out -", ">&-").stderr == "indonesia-qt: --out: The standard output is closed.\n"
    )


ABSURD = ("1e20", "9" * 20, "9" * 5000, "-5", "nan", "inf", "-inf", "0", "", "0.01", "0x10", "many")


@pytest.mark.parametrize("value", ABSURD)
@pytest.mark.parametrize(
    "command",
    [
        "simulate --seats random,random --games",
        "tournament --seats random,random --games",
        "tournament --seats random,random --jobs",
        "tournament --seats random,random --bot-seconds",
        "balance lagoon --games",
        "balance lagoon --players",
        "balance lagoon --jobs",
        "render --map lagoon --out never.png --size",
        "import nowhere --out never --crop",
        "import nowhere --out never --simplify",
    ],
)
def test_an_absurd_number_is_a_sentence(capsys: Output, command: str, value: str) -> None:
    told = refused(capsys, *(f"{command}={value}".split(" ")), code=2)
    assert command.rpartition(" ")[2] in told
    assert len(told) < 600


@pytest.mark.parametrize("sides", ["nan,nan,nan,nan", "-inf,-inf,inf,inf", "-1e308,-1e308,1e308,1e308", "1,1,1,1"])
def test_an_absurd_part_of_a_drawing_is_a_sentence(capsys: Output, sides: str) -> None:
    assert "--crop" in refused(capsys, "import", "nowhere", "--out", "never", f"--crop={sides}", code=2)
