"""Names for new files fit into what systems allow, and take no other file's place."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from indonesia_qt.files.file_names import is_possible, shortened, unused


@pytest.mark.parametrize("name", ["Ana Budi", "欧阳中石司马光诸葛亮", "กขฃคฅฆ", "😀😀😀", "aé\udcffb"])
@pytest.mark.parametrize("most", range(12))
def test_a_name_is_cut_between_letters_by_its_bytes(name: str, most: int) -> None:
    cut = shortened(name, most)
    assert len(cut.encode()) <= most
    assert name.replace("\udcff", "").startswith(cut)
    assert len(cut.encode()) > most - 4 or cut == name.replace("\udcff", "")


@pytest.mark.parametrize(
    "name",
    [
        *("CON", "nul", "Com1", "LPT9", "COM¹", "com²", "lpt³", "CONIN$", "conout$", "aux.tar", "con .x", "a:b", "a/b"),
        *("tab\tbed", "two\nlines", "a\x7fb", "what?", 'say "so"', "a|b", "a\\b", "<a>", "a*"),
    ],
)
def test_a_name_that_windows_refuses_is_refused_everywhere(name: str) -> None:
    assert not is_possible(name)


@pytest.mark.parametrize("name", ["Conny", "console", "COM10", "com", "nul-nul", "Müller", "欧阳", "a.b", "…", "a'b"])
def test_other_names_are_possible(name: str) -> None:
    assert is_possible(name)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such links")
def test_each_new_name_has_a_number_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "two.recovery.damaged"
    names = []
    for _ in range(3):
        free = unused(file)
        free.symlink_to("nowhere")
        names.append(free.name)
    assert names == ["two.recovery.damaged", "two.recovery 2.damaged", "two.recovery 3.damaged"]
