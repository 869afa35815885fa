"""Folders are listed and links followed in one place: a bad entry costs only itself, a loop is no error."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

import indonesia_qt
from indonesia_qt.files.paths import is_folder, is_there, listed, resolved
from tests.sources import nodes_of

UNIX = pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")


def size(entry: Path) -> int:
    return entry.stat().st_size


@UNIX
def test_a_dangling_link_or_a_loop_costs_only_itself(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"1")
    (tmp_path / "dangling").symlink_to("nowhere")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "a").write_bytes(b"1")
    assert listed(tmp_path, size) == [tmp_path / "a", tmp_path / "b"]


def test_a_file_that_is_removed_meanwhile_costs_only_itself(tmp_path: Path) -> None:
    for name in "abc":
        (tmp_path / name).write_bytes(b"1")

    def size_then_removal_of_the_next(entry: Path) -> int:
        (tmp_path / "b").unlink(missing_ok=True)
        return size(entry)

    assert listed(tmp_path, size_then_removal_of_the_next) == [tmp_path / "a", tmp_path / "c"]


@UNIX
def test_what_can_not_be_listed_has_no_entries(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to("loop")
    for name in ("file", "loop", "missing"):
        assert listed(tmp_path / name, size) == []


@UNIX
def test_a_loop_of_links_is_resolved_to_a_place_in_it(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    assert resolved(tmp_path / "a").parent == tmp_path


def test_a_name_that_no_file_can_have_is_not_there(tmp_path: Path) -> None:
    assert is_there(tmp_path)
    assert not is_there(tmp_path / "missing")
    assert not is_there(tmp_path / ("a" * 300))
    assert is_folder(tmp_path)
    assert not is_folder(tmp_path / ("a" * 300))


PACKAGE = Path(indonesia_qt.__file__).parent
LISTING = {"iterdir", "glob", "rglob", "listdir", "scandir", "walk"}
OWN_LISTS = {
    "files/paths.py",
    "ui/editor/document/own_maps.py",  # which says it when the folder can't be listed
    # What comes with the program and with Qt:
    "cli/windows.py",
    "i18n/catalogue.py",
    "ui/app/selftest.py",
    "ui/help/rules_book.py",
    "ui/style/theme.py",
    # Each entry is looked at once, on a slow disk too:
    "ui/play/save_files.py",
    # What the arena itself writes:
    "bots/tournament/ladder_report.py",
    # The package of a bot of one's own:
    "bots/plug_ins/sources.py",
}


def modules_that_call(names: set[str]) -> set[str]:
    return {
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        for node in nodes_of(file)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names
        if not (isinstance(node.func.value, ast.Name) and node.func.value.id == "ast")
    }


def test_only_these_modules_list_folders_by_themselves() -> None:
    assert modules_that_call(LISTING) == OWN_LISTS


def test_no_module_follows_links_in_the_way_that_fails_on_a_loop() -> None:
    assert modules_that_call({"resolve"}) == set()
