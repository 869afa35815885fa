"""Files of strangers are opened in one place: only regular files, only up to a size, and never with a wait."""

from __future__ import annotations

import ast
import errno
import os
from pathlib import Path

import pytest

import indonesia_qt
from indonesia_qt.files import whole_file
from indonesia_qt.files.whole_file import beside, open_regular, patiently, read_whole, reason_of, write_whole
from tests.mapmaking.maps import limited_files
from tests.sources import nodes_of

UNIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")


def test_a_regular_file_is_read_up_to_the_largest_size(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_whole(file, 5) == b"12345"
    with pytest.raises(OSError, match=r"The file is larger than 0\u00a0MB, the most that can be opened\."):
        read_whole(file, 4)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"It’s a folder, not a file\."):
        read_whole(tmp_path, 10)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_whole(tmp_path / "file", 10)


def test_a_name_that_no_file_can_have_is_refused() -> None:
    with pytest.raises(OSError, match=r"This isn’t a valid file name\."):
        read_whole(Path("a\0b"), 10)


@UNIX
def test_a_link_to_a_regular_file_is_followed(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"1")
    (tmp_path / "link").symlink_to("file")
    assert read_whole(tmp_path / "link", 10) == b"1"


@UNIX
@pytest.mark.timeout(20)
def test_a_pipe_and_a_link_to_it_are_refused_without_a_wait(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("pipe")
    for name in ("pipe", "link"):
        with pytest.raises(OSError, match=r"It isn’t a regular file\."):
            read_whole(tmp_path / name, 10)


@UNIX
def test_a_device_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("/dev/zero")
    for file in (Path("/dev/zero"), tmp_path / "link"):
        with pytest.raises(OSError, match=r"It isn’t a regular file\."):
            read_whole(file, 10)


@UNIX
def test_a_file_that_claims_to_be_empty_is_read_no_further_than_allowed() -> None:
    with pytest.raises(OSError, match=r"The file is larger than 0\u00a0MB, the most that can be opened\."):
        read_whole(Path("/proc/kallsyms"), 100)


@UNIX
def test_a_link_beside_a_file_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"mine")
    beside(tmp_path / "file").symlink_to(tmp_path / "other")
    write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "other").read_bytes() == b"mine"
    assert (tmp_path / "file").read_bytes() == b"new"


@UNIX
@pytest.mark.parametrize("target", ["../other", "beside/../../other", "../missing"])
def test_nothing_is_written_through_a_link_that_leaves_its_folder(tmp_path: Path, target: str) -> None:
    folder, other = tmp_path / "folder", tmp_path / "other"
    (folder / "beside").mkdir(parents=True)
    other.write_bytes(b"mine")
    (folder / "file").symlink_to(target)
    with pytest.raises(OSError, match="It’s a link to") as refused:
        write_whole(folder / "file", b"new")
    named = tmp_path / Path(target).name
    assert reason_of(refused.value) == f"It’s a link to “{named}” in another folder. Remove the link."
    assert other.read_bytes() == b"mine"
    assert {entry.name for entry in tmp_path.iterdir()} == {"folder", "other"}


@UNIX
@pytest.mark.parametrize("target", ["real", "below/real", "../folder/real"])
def test_a_link_within_its_folder_stays_one(tmp_path: Path, target: str) -> None:
    folder = tmp_path / "folder"
    (folder / "below").mkdir(parents=True)
    (folder / "file").symlink_to(target)
    write_whole(folder / "file", b"new")
    assert (folder / "file").is_symlink()
    assert (folder / target).read_bytes() == b"new"


@UNIX
def test_a_folder_may_be_a_link_to_another_disk(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "games").symlink_to("disk")
    write_whole(tmp_path / "games" / "file", b"new")
    assert (tmp_path / "disk" / "file").read_bytes() == b"new"


@UNIX
def test_a_loop_is_refused_and_stays(tmp_path: Path) -> None:
    (tmp_path / "file").symlink_to("other")
    (tmp_path / "other").symlink_to("file")
    with pytest.raises(OSError, match="It’s a link that leads back to itself"):
        write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "file").is_symlink()


@UNIX
def test_the_name_of_a_target_can_not_disguise_itself(tmp_path: Path) -> None:
    (tmp_path / "file").symlink_to("/nowhere/\u202egnp.exe\n")
    with pytest.raises(OSError, match=r"�gnp\.exe”"):
        write_whole(tmp_path / "file", b"new")


@UNIX
def test_a_link_is_opened_to_be_read_and_not_to_be_written(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"1")
    (tmp_path / "link").symlink_to("real")
    open_regular(tmp_path / "link").close()
    with pytest.raises(OSError, match="It’s a link, not a file"):
        open_regular(tmp_path / "link", write=True)


def test_a_regular_file_is_opened_to_be_read_or_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"123")
    with open_regular(file) as opened:
        assert opened.read(2) == b"12"
    with open_regular(file, write=True) as opened:
        opened.seek(3)
        opened.write(b"4")
    assert file.read_bytes() == b"1234"


@UNIX
@pytest.mark.timeout(20)
def test_a_pipe_beside_a_file_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(beside(tmp_path / "file"))
    write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


PACKAGE = Path(indonesia_qt.__file__).parent
READERS = {
    "files/whole_file.py",
    # What comes with the program:
    "games/indonesia/bots/chances.py",
    "games/indonesia/bots/evaluate.py",
    "games/singapore/rules/box.py",
    "bots/ladder.py",
    "i18n/catalogue.py",
    "ui/help/guide.py",
    "ui/help/rules_book.py",
    "ui/games/singapore/board/svg_drawings.py",
    "ui/table/games/start_cards.py",
    "ui/table/games/start_screen.py",
    "bots/tournament/ladder_report.py",
    # What the system says of this process:
    "mapmaking/imports/limits.py",
    # The null device:
    "__main__.py",
    "cli/console.py",
    # The pipes of its own processes:
    "child_process/__init__.py",
    # The log of bots, which several processes write:
    "bots/plug_ins/process.py",
}
"""The modules that read files by themselves; every other one has `read_whole` do it."""


def test_only_these_modules_read_and_write_files_by_themselves() -> None:
    readers, writers = set(), set()
    for file in PACKAGE.rglob("*.py"):
        name, nodes = file.relative_to(PACKAGE).as_posix(), nodes_of(file)
        if any(map(reads, nodes)):
            readers.add(name)
        if any(map(writes, nodes)):
            writers.add(name)
    assert (readers, writers) == (READERS, WRITERS)


def reads(node: ast.AST) -> bool:
    """Whether this is a call that reads a file: `read_bytes`, `read_text`, or `open` without a mode that only writes.

    A method called `open` counts only with a mode: dialogs have one, too.
    """
    match node:
        case ast.Call(func=ast.Attribute(attr="read_bytes" | "read_text")):
            return True
        case ast.Call(func=ast.Name(id="open") | ast.Attribute(value=ast.Name(id="io" | "os"), attr="open")):
            return True
        case ast.Call(func=ast.Attribute(attr="open"), args=[ast.Constant(value=str(mode)), *_]):
            return "r" in mode or "+" in mode
        case ast.Call(func=ast.Attribute(attr="open"), keywords=[ast.keyword(arg="mode"), *_]):
            return True
        case ast.Call(func=ast.Name(id="QImageReader" | "QFile" | "QImage"), args=[first, *_]):
            return isinstance(first, ast.Call) and getattr(first.func, "id", "") == "str"
    return False


@pytest.mark.parametrize(
    ("code", "is_reading"),
    [
        ("file.read_bytes()", True),
        ("open(file)", True),
        ("file.open('rb')", True),
        ("file.open(mode='rb')", True),
        ("file.open('r+b')", True),
        ("file.open('xb')", False),
        ("dialog.open()", False),
        ("self.open(file)", False),
        ("QImageReader(str(file))", True),
        ("QImageReader(buffer)", False),
    ],
)
def test_what_counts_as_reading_a_file(code: str, is_reading: bool) -> None:
    assert reads(ast.parse(code, mode="eval").body) is is_reading


@UNIX
@pytest.mark.timeout(20)
@pytest.mark.parametrize("write", [False, True])
def test_nothing_but_a_regular_file_is_opened(tmp_path: Path, write: bool) -> None:
    os.mkfifo(tmp_path / "pipe")
    for file in (tmp_path, tmp_path / "pipe", Path("/dev/zero"), tmp_path / "missing"):
        with pytest.raises(OSError, match=r"."):
            open_regular(file, write=write)


@UNIX
@pytest.mark.timeout(20)
def test_nothing_but_a_regular_file_is_written_over(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("pipe")
    (tmp_path / "loop").symlink_to("loop")
    for file in (tmp_path, tmp_path / "pipe", tmp_path / "link", tmp_path / "loop", Path("/dev/full"), Path("a\0b")):
        with pytest.raises(OSError, match=r"."):
            write_whole(file, b"new")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["link", "loop", "pipe"]
    assert (tmp_path / "pipe").is_fifo()


@UNIX
def test_a_full_disk_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    with limited_files(100), pytest.raises(OSError, match="File too large"):
        write_whole(tmp_path / "file", bytes(200))
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"old"]


WRITERS = {
    "files/whole_file.py",
    # A saved game and the results of a tournament grow by a line at a time; a line that was cut off is dropped:
    "bots/tournament/results.py",
    "core/record.py",
    # Beside the old file first as well, but at each click, so that it doesn't wait for the disk:
    "ui/play/pending_input_file.py",
    # The log of bots, which several processes write:
    "bots/plug_ins/process.py",
    "cli/options.py",
    # A file for Qt's tools, which is gone afterwards:
    "i18n/catalogue.py",
    # Softer copies of the program's own sounds, which are gone with it:
    "ui/widgets/sound_player.py",
    # The null device:
    "__main__.py",
    "child_process/__init__.py",
    "cli/console.py",
}
"""The modules that write files by themselves; every other one has `write_whole` do it."""


MODES = set("wax+")


def writes(node: ast.AST) -> bool:
    """Whether this is a call that writes a file, or gives Qt the name of one to write."""
    match node:
        case ast.Call(func=ast.Attribute(attr="write_bytes" | "write_text" | "setFileName")):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="os"), attr="open")):
            return True
        case ast.Call(func=ast.Name(id="open_regular"), keywords=[ast.keyword(arg="write"), *_]):
            return True
        case (
            ast.Call(func=ast.Name(id="open"), args=[_, mode, *_])
            | ast.Call(func=ast.Attribute(attr="open"), args=[mode, *_])
        ):
            return isinstance(mode, ast.Constant) and isinstance(mode.value, str) and bool(MODES & set(mode.value))
        case ast.Call(func=ast.Name(id="open") | ast.Attribute(attr="open"), keywords=[ast.keyword(arg="mode"), *_]):
            return True
        case ast.Call(func=ast.Attribute(attr="save" | "write"), args=[ast.Call(func=ast.Name(id="str")), *_]):
            return True
        case ast.Call(func=ast.Name(id="QPdfWriter" | "QImageWriter"), args=[ast.Call(func=ast.Name(id="str")), *_]):
            return True
        case ast.Name(id="QSaveFile" | "copyfile" | "NamedTemporaryFile" | "mkstemp"):
            return True
        case ast.Attribute(value=ast.Name(id="shutil"), attr=attr):
            return attr.startswith("copy") and attr != "copymode"
    return False


@pytest.mark.parametrize(
    ("code", "is_writing"),
    [
        ("file.write_text(text)", True),
        ("open(file, 'w')", True),
        ("open(file)", False),
        ("file.open('xb')", True),
        ("file.open('r+b')", True),
        ("file.open('rb')", False),
        ("dialog.open()", False),
        ("open_regular(file, write=True)", True),
        ("open_regular(file)", False),
        ("image.save(str(file))", True),
        ("painter.save()", False),
        ("QPdfWriter(str(file))", True),
        ("QPdfWriter(buffer)", False),
        ("QSaveFile(name)", True),
        ("shutil.copyfile(one, other)", True),
    ],
)
def test_what_counts_as_writing_a_file(code: str, is_writing: bool) -> None:
    assert any(map(writes, ast.walk(ast.parse(code, mode="eval")))) is is_writing


def in_use(code: int, file: Path) -> OSError:
    """What Windows answers for a file that another program has open."""
    error = PermissionError(errno.EACCES, "The process cannot access the file", str(file))
    error.winerror = code  # type: ignore[attr-defined, unused-ignore]
    return error


@pytest.fixture
def replaced(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Windows’ answers to the next attempts to put a file in the place of another one; the last one is repeated."""
    answers: list[int] = []
    really = Path.replace

    def replace(self: Path, target: Path) -> Path:
        if answers and (code := answers[0] if len(answers) == 1 else answers.pop(0)):
            raise in_use(code, target)
        return really(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(whole_file, "PAUSE_S", 0.001)
    return answers


@pytest.mark.parametrize("code", [5, 32, 33])
def test_what_another_program_reads_for_a_moment_is_saved(tmp_path: Path, replaced: list[int], code: int) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"old")
    replaced += [code, code, 0]
    write_whole(file, b"new")
    assert file.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("code", [5, 32, 33])
def test_what_another_program_keeps_open_is_as_it_was_and_a_sentence_says_why(
    tmp_path: Path, replaced: list[int], monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    monkeypatch.setattr(whole_file, "PATIENCE_S", 0.01)
    file = tmp_path / "file"
    file.write_bytes(b"old")
    replaced += [code]
    with pytest.raises(OSError, match=r"Another program is using the file\.") as raised:
        write_whole(file, b"new")
    assert reason_of(raised.value) == "Another program is using the file."
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("number", sorted(whole_file._REASONS))
def test_a_usual_error_is_said_in_words_of_the_program_whatever_the_system_calls_it(number: int) -> None:
    own = reason_of(OSError(number, os.strerror(number)))
    assert own.rstrip(".") != os.strerror(number)
    in_windows = OSError(number, "Der Vorgang ist fehlgeschlagen")
    in_windows.winerror = 1  # type: ignore[attr-defined, unused-ignore]
    assert reason_of(in_windows) == own
    assert reason_of(OSError(number, "a reason of our own")) == "A reason of our own."


def test_a_file_that_may_not_be_written_is_not_said_to_be_in_use(
    tmp_path: Path, replaced: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whole_file, "PATIENCE_S", 0.01)
    monkeypatch.setattr(os, "access", lambda *_: False)
    replaced += [5]
    with pytest.raises(PermissionError) as raised:
        write_whole(tmp_path / "file", b"new")
    assert reason_of(raised.value) == "You don’t have permission to do that."


@pytest.mark.parametrize("code", [32, 33])
def test_a_file_in_use_that_is_only_read_is_said_to_be_in_use(tmp_path: Path, code: int) -> None:
    assert reason_of(in_use(code, tmp_path)) == "Another program is using the file."


def test_other_errors_are_not_waited_for(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        patiently((tmp_path / "missing").unlink)


def test_files_are_replaced_renamed_and_removed_patiently() -> None:
    """Another program may have any of them open under Windows."""
    impatient = {
        f"{file.relative_to(PACKAGE).as_posix()}: {ast.unparse(node)}"
        for file in PACKAGE.rglob("*.py")
        for node in nodes_of(file)
        if isinstance(node, ast.Call) and moves(node)
    }
    assert impatient == IMPATIENT


IMPATIENT = {
    # What only this program knows.
    "ui/play/pending_input_file.py: beside.unlink()",
    "ui/widgets/sound_player.py: softer.unlink(missing_ok=True)",
}


def moves(call: ast.Call) -> bool:
    """Whether this is a call that replaces, renames or removes a file: strings have `replace`, too, with two texts."""
    match call:
        case ast.Call(func=ast.Attribute(attr="unlink"), args=[]):
            return True
        case ast.Call(func=ast.Attribute(attr="replace"), args=[ast.Name() | ast.Attribute()], keywords=[]):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="os" | "shutil"), attr="remove" | "replace" | "rename")):
            return True
        case ast.Call(func=ast.Attribute(attr="rename"), args=[_], keywords=[]):
            return True
    return False


@pytest.mark.parametrize("code", [3, 206, 234])
def test_a_path_that_is_too_long_for_windows_is_said_to_be(code: int) -> None:
    def failed(name: str) -> OSError:
        error = FileNotFoundError(errno.ENOENT, "File not found", name)
        error.winerror = code  # type: ignore[attr-defined, unused-ignore]
        return error

    folder = "C:\\" + "a" * 245
    assert reason_of(failed(folder)) == "The path is longer than Windows allows."
    assert reason_of(failed(folder[:-1])) == "There is no such file or folder."
    assert reason_of(FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), folder)) == reason_of(failed("C:"))
