"""What is entered is kept beside the saved game, and no file of anybody else is touched."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from indonesia_qt.ui.play.pending_input_file import PendingInputFile

UNIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")


@pytest.fixture
def drafts(tmp_path: Path) -> PendingInputFile:
    file = tmp_path / "game.indonesia"
    file.write_bytes(b"{}")
    return PendingInputFile(file)


def test_what_is_kept_is_found_and_forgotten(drafts: PendingInputFile) -> None:
    assert drafts.found() == {}
    drafts.keep({"bid": 3})
    drafts.keep({"bid": 4})
    assert drafts.found() == {"bid": 4}
    drafts.keep({})
    assert drafts.found() == {}
    assert [file.name for file in drafts.file.parent.iterdir()] == ["game.indonesia"]


@pytest.mark.parametrize("left", [b"", b"{", b'{"length":', b'{"length":2,"entered":['])
def test_a_draft_that_was_damaged_is_lost_and_can_be_forgotten(drafts: PendingInputFile, left: bytes) -> None:
    drafts.file.write_bytes(left)
    assert drafts.found() is None
    drafts.forget()
    assert not drafts.file.exists()


@pytest.mark.parametrize("content", [b"Dear Ana,", b"{}", b'{"letter": 1}'])
def test_a_file_that_is_no_draft_stays(drafts: PendingInputFile, content: bytes) -> None:
    drafts.file.write_bytes(content)
    drafts.keep({"bid": 3})
    drafts.forget()
    assert drafts.found() == {}
    assert drafts.file.read_bytes() == content


@UNIX
@pytest.mark.timeout(20)
@pytest.mark.parametrize("name", ["game.draft", "game.draft.new"])
def test_a_pipe_does_not_block_and_a_link_is_not_followed(drafts: PendingInputFile, name: str) -> None:
    place = drafts.file.with_name(name)
    os.mkfifo(place)
    drafts.keep({"bid": 3})
    place.unlink(missing_ok=True)
    other = drafts.file.with_name("other")
    other.write_bytes(b'{"length":2,"entered":{}}')
    place.symlink_to(other)
    drafts.keep({"bid": 4})
    drafts.forget()
    assert other.read_bytes() == b'{"length":2,"entered":{}}'
