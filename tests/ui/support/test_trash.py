"""What comes back from the trash leaves nothing there."""

from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt.ui.support.trash import take_back


@pytest.mark.parametrize(("thrown", "about"), [("$RABC.game", "$IABC.game"), ("files/a.game", "info/a.game.trashinfo")])
def test_what_says_where_a_file_lay_goes_when_it_comes_back(tmp_path: Path, thrown: str, about: str) -> None:
    trash = tmp_path / "trash"
    for name in (thrown, about):
        (trash / name).parent.mkdir(parents=True, exist_ok=True)
        (trash / name).write_text(name, encoding="utf-8")
    take_back(trash / thrown, tmp_path / "a.game")
    assert (tmp_path / "a.game").read_text(encoding="utf-8") == thrown
    assert [file for file in trash.rglob("*") if file.is_file()] == []
