"""Files of strangers are opened in one place: only regular files, only up to a size, and never with a wait."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from indonesia_qt.whole_file import read_whole

UNIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")


def test_a_regular_file_is_read_up_to_the_largest_size(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_whole(file, 5) == b"12345"
    with pytest.raises(OSError, match="the file is larger than 0 MB"):
        read_whole(file, 4)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="it is a folder, not a file"):
        read_whole(tmp_path, 10)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_whole(tmp_path / "file", 10)


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
        with pytest.raises(OSError, match="it isn’t a regular file"):
            read_whole(tmp_path / name, 10)


@UNIX
def test_a_device_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("/dev/zero")
    for file in (Path("/dev/zero"), tmp_path / "link"):
        with pytest.raises(OSError, match="it isn’t a regular file"):
            read_whole(file, 10)


@UNIX
def test_a_file_that_claims_to_be_empty_is_read_no_further_than_allowed() -> None:
    with pytest.raises(OSError, match="the file is larger than 0 MB"):
        read_whole(Path("/proc/kallsyms"), 100)
