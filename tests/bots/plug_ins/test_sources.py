"""The files of a plug-in, and hashes of them."""

from __future__ import annotations

import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from indonesia_qt.bots.plug_ins.sources import bot_files, bot_hash

LOADED = "raise AssertionError('It was loaded.')\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def package(folder: Path) -> None:
    """Write a package of two modules, data, and what Python keeps."""
    files = {"__init__.py": LOADED, "bot.py": LOADED, "weights.npz": "0", "__pycache__/bot.pyc": "", ".git/x.py": ""}
    for name, content in files.items():
        file = folder / "sent_package" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8")


def test_a_module_is_one_file_which_is_not_loaded(folder: Path) -> None:
    (folder / "sent_module.py").write_text(LOADED, "utf-8")
    assert bot_files("sent_module:Bot") == {"sent_module.py": folder / "sent_module.py"}


def test_of_a_package_all_files_are_found_and_code_is_hashed(folder: Path) -> None:
    package(folder)
    names = ["__init__.py", "bot.py", "weights.npz"]
    assert sorted(bot_files("sent_package.bot:Bot")) == [f"sent_package/{name}" for name in names]
    before = bot_hash("sent_package.bot:Bot")
    (folder / "sent_package" / "log.txt").write_text("lost", "utf-8")
    assert bot_hash("sent_package.bot:Bot") == before
    (folder / "sent_package" / "bot.py").write_text("", "utf-8")
    assert bot_hash("sent_package.bot:Bot") != before


def test_ends_of_lines_make_no_other_source_but_names_do(folder: Path) -> None:
    found = []
    for name, content in (("one", b"a\nb\n"), ("one", b"a\r\nb\r\n"), ("two", b"a\nb\n")):
        (folder / f"{name}_source.py").write_bytes(content)
        found.append(bot_hash(f"{name}_source:Bot"))
    assert found[0] == found[1] != found[2]


def test_a_given_folder_comes_before_the_current_one(folder: Path) -> None:
    (folder / "there").mkdir()
    for place in (folder, folder / "there"):
        (place / "sent_module.py").write_text(str(place), "utf-8")
    assert bot_files("sent_module:Bot", str(folder / "there")) == {"sent_module.py": folder / "there/sent_module.py"}


def test_a_package_comes_before_a_folder_without_a_module_as_for_python(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "sent_package").mkdir()
    package(folder / "elsewhere")
    monkeypatch.syspath_prepend(str(folder / "elsewhere"))
    assert bot_files("sent_package:Bot")["sent_package/bot.py"] == folder / "elsewhere/sent_package/bot.py"


def test_what_has_no_files_has_no_hash(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ZipFile(folder / "bots.zip", "w") as archive:
        archive.writestr("sent_module.py", LOADED)
    monkeypatch.syspath_prepend(str(folder / "bots.zip"))
    for name in ("nowhere", "sys", "__main__", "sent_module", "", ".sent"):
        if name != "__main__" or getattr(sys.modules[name], "__spec__", None) is None:
            assert bot_hash(f"{name}:Bot") == "", name
