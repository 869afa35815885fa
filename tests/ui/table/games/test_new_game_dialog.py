"""The dialog in which a new game is set up, filled in with mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.bots.ladder import shipped_ladder
from indonesia_qt.games.indonesia.bots import BOTS, LEVELS
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.bot_labels import BOT_NAME
from indonesia_qt.ui.table.games.new_game_dialog import LEVEL_DESCRIPTIONS, NewGameDialog, strength_in_words

MAPS = [("indonesia", "Indonesia"), ("mine", "Mine")]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def dialog(settings: Settings, window: QWidget) -> Iterator[NewGameDialog]:
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
    pick(dialog.rows[3].player, "expert")
    pick(dialog.rows[3].seconds, 5)
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
        ("Dewi", 3, "expert@5"),
    ]
    assert with_all.options == Options("open", "allow", "forbidden")
    assert (with_all.map, with_all.shuffled, with_all.seed) == ("mine", False, 77)


def test_the_levels_are_offered_and_whatever_else_there_is(settings: Settings, window: QWidget) -> None:
    own = "tests.bots.tournament.own_bots:Patient"
    dialog = NewGameDialog(MAPS, Icons(LIGHT), Preferences(settings), window, (*LEVELS, own))
    box = dialog.rows[2].player
    told = ["Human", "Random", "Easy", "Medium", "Hard", "Expert", "Patient", "\N{EM DASH}"]
    assert [box.itemText(place) for place in range(box.count())] == told
    pick(box, own)
    seconds = dialog.rows[2].seconds
    assert [seconds.itemText(place) for place in range(seconds.count())] == [
        "0.5 s",
        "1 s",
        "1.5 s",
        "2 s",
        "5 s",
        "10 s",
    ]
    assert seconds.currentText() == "1.5 s"


def test_a_time_to_think_is_chosen_for_bots_that_take_one(dialog: NewGameDialog) -> None:
    row = dialog.rows[1]
    assert not row.seconds.isVisible()
    assert not dialog.thinks.isVisible()
    pick(row.player, "expert")
    assert row.seconds.isVisible()
    assert dialog.thinks.isVisible()
    assert dialog.choice().seats[1].player == "expert@2"
    pick(row.seconds, 0.5)
    assert dialog.choice().seats[1].player == "expert@0.5"
    pick(row.player, "hard")
    assert not row.seconds.isVisible()
    assert dialog.choice().seats[1].player == "hard"


def test_what_is_said_of_strength_is_measured_at_a_table_for_as_many(dialog: NewGameDialog) -> None:
    ladder = shipped_ladder()
    for players in (4, 3):
        for level in ("medium", "hard", "expert"):
            rung = ladder.rung(level, players)
            assert rung is not None
            assert dialog.guide.strengths[level].isVisible()
            assert dialog.guide.strengths[level].text() == strength_in_words(rung)
        assert not dialog.guide.strengths["random"].isVisible()
        pick(dialog.rows[3].player, "nobody")


def asked_at(program: Program, scale: int) -> NewGameDialog:
    """The dialog with the text at so many per cent."""
    program.window.preferences.set("scale", scale)
    program.window.appearance.follow()
    program.new_games.ask()
    dialog = program.window.findChild(NewGameDialog)
    assert dialog is not None
    QApplication.processEvents()
    return dialog


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("scale", [100, 150])
def test_all_of_it_is_in_sight_on_a_small_screen(program: Program, scale: int) -> None:
    dialog = asked_at(program, scale)
    assert dialog.height() <= 740
    assert dialog.width() <= 1366
    for part in (dialog.start, dialog.research, dialog.rows[4].player, dialog.guide):
        seen = part.visibleRegion().boundingRect()
        assert seen == part.rect(), part
    dialog.reject()


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("scale", [200, 250])
def test_with_large_text_it_is_no_wider_than_the_screen_and_can_be_started(program: Program, scale: int) -> None:
    dialog = asked_at(program, scale)
    assert dialog.width() <= 1366
    assert dialog.height() <= 800
    for part in (dialog.start, dialog.seed, dialog.rows[0].player):
        assert part.visibleRegion().boundingRect() == part.rect()
    dialog.reject()


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
    dialog: NewGameDialog, settings: Settings, window: QWidget
) -> None:
    write(dialog.rows[0].name, "Zoe")
    pick(dialog.rows[1].player, "random")
    pick(dialog.rows[2].player, "expert")
    pick(dialog.rows[2].seconds, 10)
    pick(dialog.rows[3].colour, 4)
    pick(dialog.rows[4].colour, 3)
    pick(dialog.money, "open")
    QTest.mouseClick(dialog.start, LEFT)
    again = NewGameDialog(MAPS, Icons(LIGHT), Preferences(settings), window).choice()
    assert (again.seats[0].name, again.options.money) == ("Zoe", "open")
    assert [seat.player for seat in again.seats] == ["human", "random", "expert@10", "medium"]
    assert [seat.colour for seat in again.seats] == [0, 1, 2, 4]


@pytest.mark.parametrize("kept", ["greedy", "wizard", "expert@soon", "a.module:Class", "medium@2", "expert@3", ""])
def test_a_bot_that_is_no_longer_offered_gives_way(settings: Settings, window: QWidget, kept: str) -> None:
    settings.set("new_game/seat1_player", kept)
    dialog = NewGameDialog(MAPS, Icons(LIGHT), Preferences(settings), window)
    assert dialog.choice().seats[1].player == ("expert@2" if kept == "expert@3" else "medium")


def test_cancelled_nothing_is_kept(dialog: NewGameDialog, settings: Settings, window: QWidget) -> None:
    write(dialog.rows[0].name, "Zoe")
    cancel = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Cancel")
    QTest.mouseClick(cancel, LEFT)
    assert NewGameDialog(MAPS, Icons(LIGHT), Preferences(settings), window).choice().seats[0].name == "Ana"


@pytest.mark.parametrize("kept", ["nobody", "wizard", ""])
def test_settings_that_make_no_sense_are_ignored(settings: Settings, window: QWidget, kept: str) -> None:
    settings.set("new_game/seat0_player", kept)
    settings.set("new_game/seat0_colour", 77)
    settings.set("new_game/money", 999)
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
    assert tuple(LEVEL_DESCRIPTIONS) == LEVELS


def test_hints_can_be_left_out_and_that_is_proposed_the_next_time(
    dialog: NewGameDialog, settings: Settings, window: QWidget
) -> None:
    assert dialog.choice().hints
    dialog.hints.setFocus()
    QTest.keyClick(dialog.hints, Qt.Key.Key_Space)
    assert not dialog.choice().hints
    dialog.accept()
    again = NewGameDialog(MAPS, Icons(LIGHT), Preferences(settings), window)
    assert not again.choice().hints
