"""Saved games: written line by line, read back, and refused in words."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from stat import S_ISDIR

import msgspec
import pytest

from indonesia_qt.core import record
from indonesia_qt.core.record import FORMAT, JournalFile, MapRef, Report, SaveError, SaveHeader, Seat, read, reported
from indonesia_qt.core.session import Hint, Session
from indonesia_qt.files.whole_file import open_regular
from tests.core.counting import NO_MAP, Count, Counting, Say, Skip, Start, Turn

SEATS = (Seat("Ada", 0, "human"), Seat("Bo", 1, "random"))


def header(count: int = 0, seats: tuple[Seat, ...] = SEATS) -> SaveHeader:
    setup = msgspec.Raw(msgspec.json.encode(Start(count, 0)))
    return SaveHeader(FORMAT, "0.1", "counting", MapRef("nowhere", NO_MAP), seats, 7, setup)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.save"


def begun(file: Path, count: int = 0) -> Session[Count]:
    """A game that is saved in `file` as it goes on."""
    journal = JournalFile(file)
    journal.begin(header(count))
    return Session(Counting(), Start(count, 0), journal)


def saved(file: Path) -> Session[Count]:
    """A game of six decisions that is saved in `file`."""
    session = begun(file)
    for action in (Say(1), Say(2), Skip(), Say(3), Say(1), Skip()):
        session.submit(action)
    return session


def lines(file: Path) -> list[bytes]:
    return file.read_bytes().split(b"\n")[:-1]


def write(file: Path, *content: bytes | str) -> None:
    file.write_bytes(b"".join(line.encode() + b"\n" if isinstance(line, str) else line for line in content))


def edited(file: Path, number: int, old: str, new: str) -> None:
    """Change a line, counted from 1."""
    found = lines(file)
    assert old.encode() in found[number - 1]
    found[number - 1] = found[number - 1].replace(old.encode(), new.encode())
    file.write_bytes(b"\n".join(found) + b"\n")


def problem(file: Path, game: Counting | None = None) -> SaveError:
    """What is wrong with a save that can be played up to some line; the file must be left as it is."""
    before = file.read_bytes()
    _, error = read(file).replay(game or Counting())
    assert file.read_bytes() == before
    assert error is not None
    return error


def refused(file: Path, game: Counting | None = None) -> SaveError:
    """Why a save can't be used at all; the file must be left as it is."""
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(SaveError) as caught:
        read(file).replay(game or Counting())
    if before is not None:
        assert file.read_bytes() == before
    assert caught.value.line == 1
    assert str(caught.value) == f"{file}: {caught.value.reason}"
    return caught.value


class TestRoundTrip:
    def test_a_game_comes_back_as_it_was(self, file: Path) -> None:
        session = saved(file)
        again, error = read(file).replay(Counting())
        assert error is None
        assert again.state == session.state
        assert again.entries == session.entries

    def test_undo_and_redo_come_back(self, file: Path) -> None:
        session = saved(file)
        for move in (session.undo, session.undo, session.undo, session.redo):
            move()
        again, error = read(file).replay(Counting())
        assert error is None
        assert again.state == session.state
        assert again.entries == session.entries
        assert again.can_redo
        assert again.redo() == session.redo()

    def test_nothing_is_ever_removed(self, file: Path) -> None:
        session = saved(file)
        before = file.read_bytes()
        session.undo()
        session.submit(Say(1))
        assert file.read_bytes().startswith(before)
        assert [msgspec.json.decode(line)["line"] for line in lines(file)[-3:]] == ["play", "undo", "play"]

    def test_a_line_that_was_left_comes_back(self, file: Path) -> None:
        session = saved(file)
        left = tuple(session.entries)
        session.undo()
        session.undo()
        session.submit(Skip())
        again, error = read(file).replay(Counting())
        assert error is None
        assert again.lines == session.lines == [left]

    def test_what_is_played_again_by_hand_can_go_on_being_played_again(self, file: Path) -> None:
        session = saved(file)
        session.undo()
        session.undo()
        session.submit(Say(1))
        again, error = read(file).replay(Counting())
        assert error is None
        assert again.redo() == session.redo()

    def test_a_finished_game_ends_with_its_result(self, file: Path) -> None:
        session = begun(file, 8)
        session.submit(Say(2))
        assert msgspec.json.decode(lines(file)[-1]) == {"line": "result", "money": [10, 0]}
        again, error = read(file).replay(Counting())
        assert error is None
        assert again.question is None

    def test_a_finished_game_that_went_on_after_undo_comes_back(self, file: Path) -> None:
        session = begun(file, 8)
        session.submit(Say(2))
        session.undo()
        session.redo()
        session.undo()
        session.submit(Say(1))
        again, error = read(file).replay(Counting())
        assert error is None
        assert again.state == session.state

    def test_the_header_comes_back(self, file: Path) -> None:
        JournalFile(file).begin(header(4))
        found = read(file).header
        assert (found.program, found.seats, found.seed) == ("0.1", SEATS, 7)
        assert msgspec.json.decode(found.setup, type=Start) == Start(4, 0)

    @pytest.mark.parametrize("lost", [0, 1], ids=["whole", "lost its last line end"])
    def test_a_game_can_go_on_in_its_file(self, file: Path, lost: int) -> None:
        saved(file)
        file.write_bytes(file.read_bytes()[: -lost or None])
        again, error = read(file).replay(Counting())
        assert error is None
        again.journal = journal = JournalFile(file)
        journal.resume()
        again.submit(Say(2))
        last, error = read(file).replay(Counting())
        assert error is None
        assert last.state == again.state

    def test_a_damaged_game_can_go_on_in_a_copy_of_its_good_part(self, file: Path) -> None:
        saved(file)
        before = file.read_bytes()[:-9]
        file.write_bytes(before)
        record = read(file)
        again, error = record.replay(Counting())
        journal = JournalFile(file.with_name("copy.save"))
        journal.copy(record, error)
        again.journal = journal
        again.submit(Say(1))
        last, error = read(journal.file).replay(Counting())
        assert error is None
        assert last.entries == again.entries
        assert len(last.entries) == 6
        assert file.read_bytes() == before

    def test_a_sound_game_is_copied_whole_and_never_over_another(self, file: Path) -> None:
        saved(file)
        copy = JournalFile(file.with_name("copy.save"))
        copy.copy(read(file), None)
        assert copy.file.read_bytes() == file.read_bytes()
        with pytest.raises(FileExistsError):
            copy.copy(read(file), None)

    def test_a_whole_game_can_be_written_at_once(self, file: Path) -> None:
        session = begun(file, 8)
        session.submit(Skip())
        session.submit(Say(2))
        other = JournalFile(file.with_name("other.save"))
        decisions = [(entry.seat, entry.action) for entry in session.entries]
        other.write(header(8), decisions, (10, 0))
        assert other.file.read_bytes() == file.read_bytes()
        with pytest.raises(FileExistsError, match="Another program has changed the file"):
            other.write(header(8), decisions, (10, 0))

    def test_the_header_is_made_of_the_game_and_its_set_up(self) -> None:
        made = record.header(Counting("there", "7"), SEATS, 5, Start(3, 1))
        assert (made.format, made.game, made.map) == (FORMAT, "counting", MapRef("there", "7"))
        assert (made.seats, made.seed) == (SEATS, 5)
        assert msgspec.json.decode(made.setup, type=Start) == Start(3, 1)

    def test_each_line_is_in_the_file_at_once(self, file: Path) -> None:
        session = begun(file)
        assert len(lines(file)) == 1
        session.submit(Say(1))
        assert msgspec.json.decode(lines(file)[1]) == {"line": "play", "by": 0, "action": {"do": "Say", "by": 1}}

    @pytest.mark.skipif(sys.platform == "win32", reason="Windows writes the names of a folder itself")
    def test_the_name_of_a_new_file_is_on_disk_too(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        synced: list[bool] = []
        monkeypatch.setattr("os.fsync", lambda number: synced.append(S_ISDIR(os.fstat(number).st_mode)))
        begun(file)
        assert synced == [False, True]

    def test_a_file_is_never_overwritten(self, file: Path) -> None:
        file.write_text("mine", encoding="utf-8")
        with pytest.raises(FileExistsError):
            JournalFile(file).begin(header())
        assert file.read_text(encoding="utf-8") == "mine"

    def test_windows_line_ends_are_read(self, file: Path) -> None:
        session = saved(file)
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
        again, error = read(file).replay(Counting())
        assert error is None
        assert again.state == session.state


class TestLimits:
    @pytest.mark.parametrize(("limit", "most"), [("MOST_LINES", 7), ("LARGEST_FILE", 700)])
    def test_a_saved_game_never_grows_longer_than_it_can_be_read(
        self, file: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
    ) -> None:
        monkeypatch.setattr(record, limit, most)
        session = begun(file, -100)
        with suppress(OSError):
            for _ in range(20):
                session.submit(Say(1))
        with pytest.raises(OSError, match=r"The saved game has become too long\."):
            session.submit(Say(1))
        again, error = read(file).replay(Counting())
        assert error is None
        assert 5 < len(again.entries) == len(session.entries) < 20
        journal = JournalFile(file)
        journal.resume()
        with pytest.raises(OSError, match="too long"):
            journal.played([(0, Say(1))], None)

    @pytest.mark.parametrize("branches", [10, 300])
    def test_each_decision_is_worked_out_once_and_undo_and_redo_need_no_work(
        self, file: Path, monkeypatch: pytest.MonkeyPatch, branches: int
    ) -> None:
        session = begun(file, -1000)
        for _ in range(branches):
            session.submit(Say(1))
            session.undo()
            session.redo()
            session.undo()
            session.submit(Say(2))
        copies: list[Count] = []
        copy = Count.copy

        def counted(count: Count) -> Count:
            copies.append(count)
            return copy(count)

        monkeypatch.setattr(Count, "copy", counted)
        again, error = read(file).replay(Counting())
        assert error is None
        assert again.state == session.state
        assert len(copies) == 2 * branches


class TestFailingDisk:
    @pytest.mark.parametrize("broken", ["fsync", "write"])
    def test_a_line_that_could_not_be_written_leaves_no_trace(
        self, file: Path, monkeypatch: pytest.MonkeyPatch, broken: str
    ) -> None:
        """The decision is refused; when the disk works again it is played again, and the save can be read."""
        session = begun(file)
        session.submit(Say(1))
        with monkeypatch.context() as disk:
            if broken == "fsync":
                disk.setattr("os.fsync", failing)
            else:
                disk.setattr(record, "open_regular", half_writing(open_regular))
            with pytest.raises(OSError, match="No space"):
                session.submit(Say(2))
        assert session.state.count == 1
        session.submit(Say(2))
        again, error = read(file).replay(Counting())
        assert error is None
        assert again.state == session.state

    @pytest.mark.parametrize("how", ["replaced", "overwritten", "grown", "pipe", "folder", "gone"])
    @pytest.mark.timeout(20)
    def test_what_another_program_wrote_is_never_written_to(self, file: Path, how: str) -> None:
        """Also when the file is as long as before, and as old."""
        session = saved(file)
        before, about = file.read_bytes(), file.stat()
        other = before.replace(b'"Ada"', b'"Eva"')
        if how == "replaced":
            file.with_name("other").write_bytes(other)
            file.with_name("other").replace(file)
        elif how == "overwritten":
            file.write_bytes(other)
        elif how == "grown":
            file.write_bytes(before + b"x")
        else:
            file.unlink()
            if how == "pipe":
                os.mkfifo(file)
            elif how == "folder":
                file.mkdir()
        if file.is_file():
            os.utime(file, ns=(about.st_atime_ns, about.st_mtime_ns))
            other = file.read_bytes()
        state = session.state
        with pytest.raises(OSError, match=r"."):
            session.submit(Say(1))
        assert session.state is state
        assert not file.is_file() or file.read_bytes() == other

    def test_a_folder_that_is_gone_is_an_os_error(self, tmp_path: Path) -> None:
        with pytest.raises(FileNotFoundError):
            JournalFile(tmp_path / "gone" / "game.save").begin(header())


def failing(_: int) -> None:
    raise OSError(28, "No space left on device")


def half_writing(real: Callable[..., object]) -> Callable[..., object]:
    """Open files that take half of what is written to them, as a full disk does."""

    class Half:
        def __init__(self, out: object) -> None:
            self.out = out

        def __enter__(self) -> Half:
            self.out.__enter__()  # type: ignore[attr-defined]
            return self

        def __exit__(self, *what: object) -> None:
            self.out.__exit__(*what)  # type: ignore[attr-defined]

        def __getattr__(self, name: str) -> object:
            return getattr(self.out, name)

        def write(self, data: bytes) -> None:
            self.out.write(data[: len(data) // 2])  # type: ignore[attr-defined]
            self.out.flush()  # type: ignore[attr-defined]
            failing(0)

    def opened(file: Path, *, write: bool = False) -> object:
        return Half(real(file, write=write))

    return opened


BROKEN = OverflowError, IndexError, TypeError, AssertionError, RecursionError, MemoryError


class TestDamage:
    @pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: kind.__name__)
    def test_whatever_fails_in_a_line_is_a_fault_of_the_line(
        self, file: Path, monkeypatch: pytest.MonkeyPatch, kind: type[Exception]
    ) -> None:
        saved(file)

        def breaks(_: object, s: Count, action: Say | Skip) -> None:
            if s.count == 3 and isinstance(action, Say):
                raise kind("no room")

        monkeypatch.setattr(Turn, "check", breaks)
        error = problem(file)
        assert (error.line, error.reason) == (5, "This line is damaged (no room).")

    @pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: kind.__name__)
    def test_whatever_fails_in_the_set_up_is_a_fault_of_the_file(
        self, file: Path, monkeypatch: pytest.MonkeyPatch, kind: type[Exception]
    ) -> None:
        saved(file)

        def breaks(*_: object) -> None:
            raise kind("no room")

        monkeypatch.setattr(Counting, "start", breaks)
        assert refused(file).reason == "The starting set-up can’t be used. No room."

    @pytest.mark.parametrize("number", ["-2", "1.5", "1e2", "1e400", "101", "9" * 400, "-" + "9" * 400, "9" * 5000])
    @pytest.mark.parametrize(
        ("place", "key"), [(2, '"by":0'), (8, '"seat":1'), (9, '"seat":0')], ids=["play", "seat", "hint"]
    )
    def test_a_number_of_a_line_that_is_none_of_its_kind(self, file: Path, place: int, key: str, number: str) -> None:
        saved(file)
        with file.open("ab") as out:
            out.write(b'{"line":"seat","seat":1,"player":"human"}\n{"line":"hint","seat":0}\n')
        edited(file, place, key, f"{key.partition(':')[0]}:{number}")
        assert problem(file).line == place

    @pytest.mark.parametrize("number", ["1.5", "1e400", "9" * 400, "-" + "9" * 400, "9" * 5000])
    def test_a_number_of_a_result_that_is_none(self, file: Path, number: str) -> None:
        begun(file, 8).submit(Say(2))
        edited(file, 3, "[10,", f"[{number},")
        assert problem(file).line == 3
        assert read(file).result() is None

    def test_a_missing_file(self, file: Path) -> None:
        error = refused(file)
        assert "There is no such file" in error.reason
        assert error.line == 1

    def test_a_folder(self, tmp_path: Path) -> None:
        assert refused(tmp_path).line == 1

    @pytest.mark.parametrize(
        "content", [b"", b"\n", b"\xff\xfe\x00\x01" * 500, b"Count(count=0)", b"[]", b"null", b'"a"', b"{}"]
    )
    def test_what_is_no_save(self, file: Path, content: bytes) -> None:
        file.write_bytes(content)
        assert "This isn’t a saved game (" in refused(file).reason

    @pytest.mark.parametrize("content", [b"[" * 200_000, b'{"format":' * 100_000, b'{"a":' * 100_000])
    def test_deep_nesting(self, file: Path, content: bytes) -> None:
        file.write_bytes(content)
        assert refused(file).line == 1

    def test_deep_nesting_in_the_set_up(self, file: Path) -> None:
        saved(file)
        edited(file, 1, '"setup":{', '"setup":{"a":' + "[" * 50_000 + "]" * 50_000 + ",")
        assert refused(file).line == 1

    def test_deep_nesting_in_a_line(self, file: Path) -> None:
        saved(file)
        edited(file, 3, '"action":{', '"action":{"a":' + "[" * 50_000 + "]" * 50_000 + ",")
        assert problem(file).line == 3

    def test_a_newer_format_is_told_and_nothing_else(self, file: Path) -> None:
        write(file, '{"format":99,"line":"something else","what":[1,2]}')
        assert refused(file).reason == (
            "The file has format 99, but this version of the program reads formats only up to "
            f"{FORMAT}. Update the program."
        )

    @pytest.mark.parametrize("number", ["0", "-1", "true", "1.0", "null", '"3"', "-99999999999999999999999"])
    def test_a_format_that_there_never_was(self, file: Path, number: str) -> None:
        saved(file)
        edited(file, 1, f'"format":{FORMAT}', f'"format":{number}')
        assert refused(file).line == 1

    @pytest.mark.parametrize(
        "fingerprint",
        [
            "",
            "0" * 63,
            "0" * 65,
            "0" * 300,
            "f" * 5000,
            "../" * 21 + "0",
            "/" + "0" * 63,
            "A" * 64,
            "g" * 64,
            "0" * 64 + "\\n",
        ],
        ids=["none", "63", "65", "300", "5000", "up", "root", "capitals", "letters", "line end"],
    )
    def test_a_fingerprint_that_is_none(self, file: Path, fingerprint: str) -> None:
        saved(file)
        edited(file, 1, NO_MAP, fingerprint)
        assert refused(file).reason == "The fingerprint of the map must have 64 hexadecimal digits."

    @pytest.mark.parametrize(
        ("old", "new", "reason"),
        [
            ('"colour":1', '"colour":0', "Two players have the same colour."),
            ('"colour":1', '"colour":-1', "A player has an unknown colour."),
            ('"colour":1', '"colour":5', "A player has an unknown colour."),
            ('"Bo"', '""', "Each player needs a name."),
            ('"Bo"', '" \\t"', "Each player needs a name."),
            ('"Bo"', '"Ada"', "Two players have the same name."),
            ('"Bo"', '" Ada"', "Two players have the same name."),
            ('"Bo"', '"\\uff21da"', "Two players have the same name."),
            ('"Bo"', '"\\u200b"', "A player’s name needs a letter or a digit that can be seen."),
            ('"Bo"', '"Bo\\u200d"', "The name “Bo\u200d” has an invisible joiner that its letters don’t need."),
            ('"seed":7', '"seed":' + "7" * 40, "The random seed is too large."),
        ],
    )
    def test_what_no_game_begins_with(self, file: Path, old: str, new: str, reason: str) -> None:
        saved(file)
        edited(file, 1, old, new)
        assert refused(file).reason == reason

    def test_a_name_can_be_so_long_and_no_longer_except_in_old_formats(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(record, "FORMAT", max(FORMAT, 4))
        saved(file)
        edited(file, 1, f'"format":{FORMAT}', '"format":4')
        edited(file, 1, '"Bo"', '"' + "o" * 20 + '"')
        read(file)
        edited(file, 1, "o" * 20, "o" * 21)
        assert refused(file).reason == "A player’s name can have at most 20 letters."
        edited(file, 1, '"format":4', '"format":3')
        read(file)

    def test_a_file_with_too_many_lines_is_read_up_to_there(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        saved(file)
        monkeypatch.setattr(record, "MOST_LINES", 7)
        assert read(file).replay(Counting())[1] is None
        with file.open("ab") as out:
            out.write(b'{"line":"undo"}\n' * 3)
        error = problem(file)
        assert (error.line, error.reason) == (8, "A saved game can have at most 7 lines.")
        session, _ = read(file).replay(Counting())
        assert len(session.entries) == 6

    def test_a_file_that_is_too_large(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        saved(file)
        monkeypatch.setattr(record, "LARGEST_FILE", 100)
        assert "larger than" in refused(file).reason

    @pytest.mark.parametrize("keep", [1, 5, 20])
    def test_a_line_cut_off_in_the_middle(self, file: Path, keep: int) -> None:
        """The good lines are played and the damaged one is named."""
        saved(file)
        whole = file.read_bytes()
        start = whole.rindex(b"\n", 0, -1) + 1
        file.write_bytes(whole[: start + keep])
        error = problem(file)
        assert (error.line, error.file) == (7, file)
        assert "damaged" in error.reason
        session, _ = read(file).replay(Counting())
        assert len(session.entries) == 5
        assert session.state.count == 7

    def test_an_empty_line_in_the_middle(self, file: Path) -> None:
        saved(file)
        found = lines(file)
        file.write_bytes(b"\n".join([*found[:3], b"", *found[3:]]) + b"\n")
        assert problem(file).line == 4

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ('"line":"play"', '"line":"dance"'),
            ('"line":"play"', '"line":"play","surprise":1'),
            ('"by":1', '"by":"Bo"'),
            ('"do":"Say"', '"do":"Sing"'),
            ('"by":2}', '"by":"two"}'),
            ('"by":2}', '"by":2,"loudly":true}'),
            ('"action":', '"actoin":'),
            ('"by":1,', '"by":0,"by":1,'),
            ('"do":"Say"', '"do":"Skip","do":"Say"'),
        ],
        ids=[
            "kind",
            "field",
            "seat",
            "action",
            "value",
            "field of the action",
            "missing",
            "key twice",
            "key twice inside",
        ],
    )
    def test_a_line_that_says_something_unknown(self, file: Path, old: str, new: str) -> None:
        saved(file)
        edited(file, 3, old, new)
        error = problem(file)
        assert error.line == 3
        assert "damaged" in error.reason
        session, _ = read(file).replay(Counting())
        assert len(session.entries) == 1

    def test_an_action_against_the_rules(self, file: Path) -> None:
        saved(file)
        edited(file, 3, '"by":2}', '"by":9}')
        error = problem(file)
        assert (error.line, error.reason) == (3, "This move breaks the rules. Nobody can count on by 9 from 1.")

    def test_an_action_of_the_wrong_seat(self, file: Path) -> None:
        saved(file)
        edited(file, 3, '"by":1,', '"by":0,')
        error = problem(file)
        assert (error.line, error.reason) == (3, "This is a move by seat 0, but it’s the turn of seat 1.")

    @pytest.mark.parametrize("line", ["undo", "redo"])
    def test_undo_and_redo_of_nothing(self, file: Path, line: str) -> None:
        JournalFile(file).begin(header())
        with file.open("ab") as out:
            out.write(msgspec.json.encode({"line": line}) + b"\n")
        error = problem(file)
        assert error.line == 2
        assert "no decision to undo or redo" in error.reason

    def test_play_after_the_end(self, file: Path) -> None:
        begun(file, 9).submit(Say(1))
        with file.open("ab") as out:
            out.write(b'{"line":"play","by":0,"action":{"do":"Skip"}}\n')
        error = problem(file)
        assert (error.line, error.reason) == (4, "This move breaks the rules. The game is over.")

    def test_a_result_that_is_not_the_result(self, file: Path) -> None:
        begun(file, 8).submit(Say(2))
        edited(file, 3, "[10,0]", "[11,0]")
        error = problem(file)
        assert error.line == 3
        assert "(11, 0)" in error.reason
        assert "(10, 0)" in error.reason

    @pytest.mark.parametrize("between", [b"", b'{"line":"hint","seat":0}\n'])
    def test_a_second_result(self, file: Path, between: bytes) -> None:
        begun(file, 8).submit(Say(2))
        with file.open("ab") as out:
            out.write(between + lines(file)[-1] + b"\n")
        assert problem(file).reason == "The result is recorded twice."

    def test_damage_after_the_result_is_called_damage(self, file: Path) -> None:
        begun(file, 8).submit(Say(2))
        with file.open("ab") as out:
            out.write(b"{\n")
        assert "is damaged" in problem(file).reason

    def test_a_result_too_early(self, file: Path) -> None:
        JournalFile(file).begin(header())
        with file.open("ab") as out:
            out.write(b'{"line":"result","money":[0,0]}\n')
        error = problem(file)
        assert (error.line, error.reason) == (2, "A result is recorded, but the game isn’t over.")

    def test_another_game_map_or_version_of_the_map(self, file: Path) -> None:
        saved(file)
        assert "nowhere" in refused(file, Counting("elsewhere")).reason
        assert "another version" in refused(file, Counting("nowhere", "1" * 64)).reason
        edited(file, 1, '"game":"counting"', '"game":"chess"')
        assert "chess" in refused(file).reason

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ('"count":0', '"count":"none"'),
            ('"count":0', '"count":0,"surprise":1'),
            ('"count":0,', ""),
        ],
    )
    def test_a_set_up_that_can_not_be_used(self, file: Path, old: str, new: str) -> None:
        saved(file)
        edited(file, 1, old, new)
        error = refused(file)
        assert error.line == 1
        assert "set-up" in error.reason

    def test_too_many_players(self, file: Path) -> None:
        JournalFile(file).begin(header(seats=(*SEATS, Seat("Cy", 2, "human"))))
        assert "3 players" in refused(file).reason

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ('"seed":7', '"seed":7,"surprise":1'),
            ('"seed":7', '"seed":"x"'),
            ('"line":"game"', '"line":"play"'),
            ('"colour":0', '"colour":0,"hat":1'),
            ('"id":"nowhere"', '"id":"nowhere","extra":0'),
            ('"seed":7', '"seed":7,"seed":7'),
            ('"colour":0', '"colour":1,"colour":0'),
        ],
    )
    def test_a_header_that_says_something_unknown(self, file: Path, old: str, new: str) -> None:
        saved(file)
        edited(file, 1, old, new)
        assert "This isn’t a saved game (" in refused(file).reason

    def test_any_flipped_byte_is_an_error_in_words_or_another_game(self, file: Path) -> None:
        """Whatever happens to a byte: never another exception than `SaveError`."""
        saved(file)
        whole = file.read_bytes()
        for place in range(0, len(whole), 3):
            for byte in (0, 0x22, 0x7B, 0xFF):
                file.write_bytes(whole[:place] + bytes([byte]) + whole[place + 1 :])
                try:
                    _, error = read(file).replay(Counting())
                except SaveError as found:
                    error = found
                assert error is None or error.reason


class TestReports:
    """A report on an unexpected error stands at the end of the game that it is about."""

    REPORT = Report({"Python": "3.11"}, "KeyError: 'west'", ["a line"], ["13:00 opened"])

    def test_a_game_with_a_report_is_played_as_without(self, file: Path) -> None:
        session = saved(file)
        file.write_bytes(reported(file.read_bytes(), self.REPORT))
        again, error = read(file).replay(Counting())
        assert error is None
        assert again.state == session.state
        assert msgspec.json.decode(lines(file)[-1], type=Report) == self.REPORT

    def test_a_last_line_that_was_cut_short_is_ended_first(self, file: Path) -> None:
        saved(file)
        file.write_bytes(reported(file.read_bytes()[:-5], self.REPORT))
        assert msgspec.json.decode(lines(file)[-1], type=Report) == self.REPORT
        assert problem(file).line == len(lines(file)) - 1

    def test_without_a_game_a_report_stands_alone(self) -> None:
        assert msgspec.json.decode(reported(b"", self.REPORT), type=Report) == self.REPORT


def test_what_another_program_wrote_to_the_file_is_left_alone(file: Path) -> None:
    session = begun(file)
    session.submit(Say(1))
    with file.open("ab") as other:
        other.write(b"not mine\n")
    before, entries = file.read_bytes(), session.entries.copy()
    with pytest.raises(OSError, match="Another program"):
        session.submit(Say(2))
    assert file.read_bytes() == before
    assert session.entries == entries


class TestSeats:
    def test_who_plays_is_told_by_the_last_line_about_the_seat(self, file: Path) -> None:
        session = saved(file)
        journal = session.journal
        assert journal
        journal.seated(1, "random")
        journal.seated(0, "human")
        journal.seated(1, "human")
        journal.seated(0, "random")
        again, error = read(file).replay(Counting())

        assert error is None
        assert again.entries == session.entries
        assert [seat.player for seat in read(file).seats()][:2] == ["random", "human"]

    @pytest.mark.parametrize("seat", [-1, 99])
    def test_a_seat_that_there_is_not_is_a_fault(self, file: Path, seat: int) -> None:
        session = saved(file)
        assert session.journal
        session.journal.seated(seat, "random")

        assert problem(file).reason == f"Seat {seat} doesn’t exist."
        assert read(file).seats() == read(file).header.seats


class TestHints:
    def test_advice_is_in_the_file_where_it_was_given(self, file: Path) -> None:
        session = begun(file)
        session.hint(0)
        session.submit(Say(1))
        session.hint(1)
        session.undo()
        session.hint(0)

        written = [msgspec.json.decode(line) for line in lines(file)]
        assert [line for line in written if line["line"] == "hint"] == [
            {"line": "hint", "seat": seat} for seat in (0, 1, 0)
        ]
        again, error = read(file).replay(Counting())
        assert error is None
        assert again.hints == session.hints == [Hint(0, 0), Hint(1, 1), Hint(0, 0)]

    def test_it_is_in_a_game_that_is_written_at_once(self, file: Path) -> None:
        hints = [Hint(1, 2), Hint(0, 0), Hint(0, 1)]
        JournalFile(file).write(header(), [(0, Say(1)), (1, Say(2))], None, hints)
        kinds = [msgspec.json.decode(line)["line"] for line in lines(file)]
        assert kinds == ["game", "hint", "play", "hint", "play", "hint"]
        again, error = read(file).replay(Counting())
        assert error is None
        assert sorted(again.hints, key=lambda hint: hint.at) == [Hint(0, 0), Hint(0, 1), Hint(1, 2)]

    def test_to_get_none_can_be_agreed(self, file: Path) -> None:
        assert record.header(Counting(), SEATS, 5, Start(3, 1)).hints
        JournalFile(file).begin(record.header(Counting(), SEATS, 5, Start(3, 1), hints=False))
        assert not read(file).header.hints

    @pytest.mark.parametrize("seat", [-1, 99])
    def test_a_seat_that_there_is_not_is_a_fault(self, file: Path, seat: int) -> None:
        session = saved(file)
        session.hint(seat)
        assert problem(file).reason == f"Seat {seat} doesn’t exist."
