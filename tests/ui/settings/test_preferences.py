"""What the player prefers is kept, and what makes no sense is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.settings.preferences import PREFERENCES, Preference
from indonesia_qt.ui.settings.settings_file import Preferences, Settings


@pytest.fixture(autouse=True)
def kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice of each kind."""
    for key, preference in {
        "flag": Preference("Test", "A flag", False),
        "size": Preference("Test", "A size", 100, span=(80, 250)),
        "mood": Preference("Test", "A mood", "calm", options={"calm": "Calm", "wild": "Wild"}),
    }.items():
        monkeypatch.setitem(PREFERENCES, key, preference)


@pytest.mark.parametrize(("key", "value"), [("flag", True), ("size", 250), ("mood", "wild")])
def test_a_choice_is_told_and_kept(tmp_path: Path, qtbot: QtBot, key: str, value: bool | int | str) -> None:
    kept = Settings(tmp_path)
    preferences = Preferences(kept)
    with qtbot.waitSignal(preferences.changed) as told:
        preferences.set(key, value)
    assert told.args == [key]
    kept.sync()
    assert Preferences(Settings(tmp_path)).value(key) == value


def test_the_same_choice_again_tells_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    preferences = Preferences(Settings(tmp_path))
    with qtbot.assertNotEmitted(preferences.changed):
        preferences.set("flag", False)


@pytest.mark.parametrize(("key", "value"), [("flag", 1), ("size", 79), ("size", True), ("mood", "sad")])
def test_what_can_not_be_chosen_is_refused(tmp_path: Path, key: str, value: bool | int | str) -> None:
    with pytest.raises(ValueError, match=key):
        Preferences(Settings(tmp_path)).set(key, value)


@pytest.mark.parametrize("key", ["flag", "size", "mood"])
@pytest.mark.parametrize("kept", ['""', '"nonsense"', "999", "[]", "null"])
def test_a_damaged_file_gives_the_default(tmp_path: Path, key: str, kept: str) -> None:
    (tmp_path / "settings.json").write_text(f'{{"preferences/{key}": {kept}}}', "utf-8")
    assert Preferences(Settings(tmp_path)).value(key) == PREFERENCES[key].default


def test_every_default_can_be_chosen() -> None:
    assert all(preference.accepts(preference.default) for preference in PREFERENCES.values())
