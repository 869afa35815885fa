"""The dialog in which a new game is set up, filled in with mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.state import Options
from indonesia_qt.ui.indonesia.bot_names import BOT_NAME
from indonesia_qt.ui.indonesia.icons import Icons
from indonesia_qt.ui.indonesia.new_game import NewGameDialog
from indonesia_qt.ui.preferences import Preferences
from indonesia_qt.ui.theme import LIGHT

MAPS = [("indonesia", "Indonesia"), ("mine", "Mine")]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def dialog(settings: QSettings, window: QWidget) -> Iterator[NewGameDialog]:
    dialog = NewGameDialog(MAPS, Icons(LIGHT), Preferences(settings), window)
    dialog.show()
    yield dialog
    dialog.close()


def write(field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, text)


def pick(box: QComboBox, data: object) -> None:
    """Choose an entry with the keys, as somebody does who doesn't want to open the list."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentData() != data:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() != before, f"{data} is not in the list"


def test_it_proposes_a_game_against_bots(dialog: NewGameDialog) -> None:
    choice = dialog.choice()
    assert choice.map == "indonesia"
    assert [seat.player for seat in choice.seats] == ["human", "medium", "medium", "medium"]
    assert len({seat.colour for seat in choice.seats}) == 4
    assert choice.options == Options()
    assert choice.shuffled
    assert dialog.start.isEnabled()


def test_everything_can_be_chosen(dialog: NewGameDialog) -> None:
    write(dialog.rows[0].name, "Zoe")
    pick(dialog.rows[1].player, "human")
    pick(dialog.rows[2].player, "random")
    pick(dialog.rows[3].player, "nobody")
    pick(dialog.rows[0].colour, 4)
    pick(dialog.map, "mine")
    pick(dialog.order, False)
    pick(dialog.money, "open")
    pick(dialog.contact, "allow")
    pick(dialog.research, "forbidden")
    write(dialog.seed, "77")
    with_all = dialog.choice()
    assert [(seat.name, seat.colour, seat.player) for seat in with_all.seats] == [
        ("Zoe", 4, "human"),
        ("Budi", 1, "human"),
        ("Citra", 2, "random"),
    ]
    assert with_all.options == Options("open", "allow", "forbidden")
    assert (with_all.map, with_all.shuffled, with_all.seed) == ("mine", False, 77)


def test_the_first_two_seats_are_always_taken(dialog: NewGameDialog) -> None:
    for number, row in enumerate(dialog.rows):
        assert (row.player.findData("nobody") >= 0) == (number >= 2)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda d: write(d.rows[0].name, ""), "Each player needs a name."),
        (lambda d: write(d.rows[0].name, "   "), "Each player needs a name."),
        (lambda d: write(d.rows[0].name, "Budi"), "Two players have the same name."),
        (lambda d: pick(d.rows[0].colour, 1), "Two players have the same colour."),
        (lambda d: write(d.seed, ""), "The seed is a number from 0 to 999999."),
        (lambda d: write(d.seed, "x1"), "The seed is a number from 0 to 999999."),
    ],
    ids=["no name", "blank name", "same name", "same colour", "no seed", "no number"],
)
def test_what_is_in_the_way_is_said_and_keeps_the_game_from_starting(
    dialog: NewGameDialog, change: object, reason: str
) -> None:
    change(dialog)  # type: ignore[operator]
    assert dialog.problem.text() == reason
    assert not dialog.start.isEnabled()


def test_another_seed_is_drawn_by_a_click(dialog: NewGameDialog) -> None:
    another = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Another")
    seeds = set()
    for _ in range(5):
        QTest.mouseClick(another, LEFT)
        seeds.add(dialog.choice().seed)
    assert len(seeds) > 1


def test_the_next_dialog_begins_with_what_was_chosen(
    dialog: NewGameDialog, settings: QSettings, window: QWidget
) -> None:
    write(dialog.rows[0].name, "Zoe")
    pick(dialog.rows[1].player, "random")
    pick(dialog.money, "open")
    QTest.mouseClick(dialog.start, LEFT)
    again = NewGameDialog(MAPS, Icons(LIGHT), Preferences(settings), window).choice()
    assert (again.seats[0].name, again.seats[1].player, again.options.money) == ("Zoe", "random", "open")


def test_cancelled_nothing_is_kept(dialog: NewGameDialog, settings: QSettings, window: QWidget) -> None:
    write(dialog.rows[0].name, "Zoe")
    cancel = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Cancel")
    QTest.mouseClick(cancel, LEFT)
    assert NewGameDialog(MAPS, Icons(LIGHT), Preferences(settings), window).choice().seats[0].name == "Ana"


@pytest.mark.parametrize("kept", ["nobody", "wizard", ""])
def test_settings_that_make_no_sense_are_ignored(settings: QSettings, window: QWidget, kept: str) -> None:
    settings.setValue("new_game/seat0_player", kept)
    settings.setValue("new_game/seat0_colour", "purple")
    settings.setValue("new_game/money", "999")
    dialog = NewGameDialog(MAPS, Icons(LIGHT), Preferences(settings), window)
    assert dialog.choice().seats[0].player == "human"
    assert dialog.choice().options == Options()


def test_how_secrets_are_kept_is_asked_when_there_are_two_people(dialog: NewGameDialog) -> None:
    assert not dialog.privacy.isEnabled()
    pick(dialog.rows[1].player, "human")
    assert dialog.privacy.isEnabled()
    assert dialog.privacy.currentData() == "peek"
    pick(dialog.privacy, "curtain")
    dialog.accept()
    assert dialog.preferences.value("privacy") == "curtain"


def test_every_bot_has_a_name_that_can_be_translated() -> None:
    assert set(BOT_NAME) == set(BOTS)
