"""A game whose disk fails for a while loses nothing: its file has all lines as soon as it can be written."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from indonesia_qt.core import record
from indonesia_qt.core.record import JournalFile, RetryingJournal, read
from indonesia_qt.core.session import Session
from tests.core.counting import Count, Counting, Say, Start
from tests.core.test_record import header


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.save"


@contextmanager
def full_disk(how: str) -> Iterator[None]:
    """A disk that takes a part of what is written, and may not let it be taken back."""
    with pytest.MonkeyPatch.context() as disk:

        def write_some(out: object, content: bytes) -> None:
            out.write(content[: len(content) // 2])  # type: ignore[attr-defined]
            raise OSError(errno.ENOSPC, "No space left on device")

        disk.setattr(record, "write_all", write_some)
        if how == "stuck":
            disk.setattr(record, "open_regular", stuck(record.open_regular))
        yield


def stuck(real: Callable[..., object]) -> Callable[..., object]:
    """Open files that can't be cut, as on a full disk that keeps what is overwritten."""

    class Stuck:
        def __init__(self, out: object) -> None:
            self.out = out

        def __enter__(self) -> Stuck:
            return self

        def __exit__(self, *_: object) -> None:
            self.out.close()  # type: ignore[attr-defined]

        def __getattr__(self, name: str) -> object:
            return getattr(self.out, name)

        def truncate(self, size: int) -> None:
            if size < self.out.seek(0, 2):  # type: ignore[attr-defined]
                raise OSError(errno.ENOSPC, "No space left on device")

    return lambda file, *, write=False: Stuck(real(file, write=write))


def begun(file: Path) -> Session[Count]:
    journal = RetryingJournal(JournalFile(file), lambda one: one.begin(header()))
    return Session(Counting(), Start(0, 0), journal)


def journal_of(session: Session[Count]) -> RetryingJournal:
    assert isinstance(session.journal, RetryingJournal)
    return session.journal


def is_whole(file: Path, session: Session[Count]) -> bool:
    again, fault = read(file).replay(Counting())
    return fault is None and again.state == session.state and len(again.entries) == len(session.entries)


@pytest.mark.parametrize("how", ["cut", "stuck"])
def test_what_was_missed_is_saved_with_the_next_decision(file: Path, how: str) -> None:
    session = begun(file)
    session.submit(Say(1))
    saved = file.read_bytes()
    with full_disk(how):
        session.submit(Say(2))
        session.undo()
        session.submit(Say(1))
        assert file.read_bytes().startswith(saved)
        assert journal_of(session).fault is not None
    session.hint(0)

    assert journal_of(session).fault is None
    assert file.read_bytes().startswith(saved)
    assert is_whole(file, session)


def test_it_catches_up_without_a_decision(file: Path) -> None:
    session = begun(file)
    with full_disk("cut"):
        session.submit(Say(1))
        journal_of(session).catch_up()
        assert journal_of(session).fault is not None
    journal_of(session).catch_up()
    assert journal_of(session).fault is None
    assert is_whole(file, session)


def test_a_file_that_could_not_be_begun_is_begun_later(file: Path) -> None:
    with full_disk("cut"):
        session = begun(file)
        session.submit(Say(1))
        assert journal_of(session).fault is not None
    session.submit(Say(2))
    assert is_whole(file, session)


def test_what_another_program_wrote_meanwhile_stays(file: Path) -> None:
    session = begun(file)
    with full_disk("cut"):
        session.submit(Say(1))
    mine = file.read_bytes() + b'{"line":"undo"}\n'
    file.write_bytes(mine)
    session.submit(Say(2))
    assert "Another program has changed the file." in str(journal_of(session).fault)
    assert file.read_bytes() == mine


def test_a_game_that_changed_since_it_was_read_is_not_resumed(file: Path) -> None:
    begun(file).submit(Say(1))
    found = read(file)
    mine = file.read_bytes() + b'{"line":"undo"}\n'
    file.write_bytes(mine)
    journal = RetryingJournal(JournalFile(file), lambda one: one.resume(found))
    journal.undone()
    assert "Another program has changed the file." in str(journal.fault)
    assert file.read_bytes() == mine
