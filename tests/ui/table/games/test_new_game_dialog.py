"""The dialog in which a new game is set up, filled in with mouse and keys."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.bots.ladder import shipped_ladder
from indonesia_qt.core.bots import bot_of
from indonesia_qt.games import game_ids
from indonesia_qt.games.indonesia.bots import BOTS, LEVELS
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.games.indonesia.game_ui import GAME_UI
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.bot_labels import BOT_NAME
from indonesia_qt.ui.table.game_ui import GameUi, game_ui
from indonesia_qt.ui.table.games import new_game_controller
from indonesia_qt.ui.table.games.game_choices import Offer
from indonesia_qt.ui.table.games.level_guide import strength_in_words
from indonesia_qt.ui.table.games.new_game_dialog import NewGame, NewGameDialog
from indonesia_qt.ui.table.seat_icons import SeatIcons
from tests.ui.pages.new_game import NewGamePage

MAPS = [("indonesia", "Indonesia"), ("mine", "Mine")]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def dialog(settings: Settings, window: QWidget, bots: Sequence[str] = LEVELS) -> NewGameDialog:
    """The dialog for the only game."""
    return NewGameDialog([Offer(GAME_UI, MAPS, bots)], SeatIcons(LIGHT), Preferences(settings), window)


@pytest.fixture
def page(settings: Settings, window: QWidget) -> Iterator[NewGamePage]:
    page = NewGamePage(dialog(settings, window))
    page.widget.show()
    yield page
    page.widget.close()


def levels(choice: NewGame) -> list[str]:
    """Who plays, whatever style was drawn."""
    return [bot_of(seat.player) for seat in choice.seats]


def test_it_proposes_a_game_against_bots(page: NewGamePage) -> None:
    choice = page.choice
    assert choice.map == "indonesia"
    assert levels(choice) == ["human", "medium", "medium", "medium"]
    assert len({seat.colour for seat in choice.seats}) == 4
    assert choice.options == Options()
    assert choice.shuffled
    assert page.can_begin


def test_everything_can_be_chosen(page: NewGamePage) -> None:
    page.write_name(0, "Zoe")
    page.choose_player(1, "human")
    page.choose_player(2, "random")
    page.choose_player(3, "expert")
    page.choose_style(3, "grower")
    page.choose_seconds(3, 5)
    page.choose_colour(0, 4)
    page.choose_options(map="mine", order=False, money="open", contact="allow", research="forbidden")
    page.write_seed("77")
    with_all = page.choice
    assert [(seat.name, seat.colour, seat.player) for seat in with_all.seats] == [
        ("Zoe", 4, "human"),
        ("Budi", 1, "human"),
        ("Citra", 2, "random"),
        ("Dewi", 3, "expert/grower@5"),
    ]
    assert with_all.options == Options("open", "allow", "forbidden")
    assert (with_all.map, with_all.shuffled, with_all.seed) == ("mine", False, 77)


def test_the_levels_are_offered_and_whatever_else_there_is(settings: Settings, window: QWidget) -> None:
    own = "tests.bots.tournament.own_bots:Patient"
    page = NewGamePage(dialog(settings, window, (*LEVELS, own)))
    offered = ["Human", "Random", "Easy", "Medium", "Hard", "Expert", "Patient"]
    assert page.offered(page.seats[2].player) == offered
    page.choose_player(2, own)
    seconds = page.seats[2].seconds
    assert page.offered(seconds) == [
        "0.5\N{NO-BREAK SPACE}s",
        "1\N{NO-BREAK SPACE}s",
        "1.5\N{NO-BREAK SPACE}s",
        "2\N{NO-BREAK SPACE}s",
        "5\N{NO-BREAK SPACE}s",
        "10\N{NO-BREAK SPACE}s",
    ]
    assert seconds.currentText() == "1.5\N{NO-BREAK SPACE}s"


def test_a_time_to_think_is_chosen_for_bots_that_take_one(page: NewGamePage) -> None:
    row = page.seats[1]
    assert not row.seconds.isVisible()
    page.choose_player(1, "expert")
    page.choose_style(1, "none")
    assert row.seconds.isVisible()
    assert page.choice.seats[1].player == "expert@2"
    page.choose_seconds(1, 0.5)
    assert page.choice.seats[1].player == "expert@0.5"
    page.choose_player(1, "hard")
    assert not row.seconds.isVisible()
    assert page.choice.seats[1].player == "hard"


@pytest.mark.usefixtures("undressed")
def test_there_is_room_for_a_time_only_while_a_bot_takes_one(program: Program) -> None:
    dialog = asked_at(program, 100)
    page = NewGamePage(dialog)
    for seat in range(3):
        page.choose_player(seat, "medium")
    QApplication.processEvents()
    without = dialog.width()
    page.choose_player(1, "expert")
    QApplication.processEvents()
    assert dialog.width() > without + 50
    page.choose_player(1, "medium")
    QApplication.processEvents()
    assert dialog.width() == without
    dialog.reject()


def test_a_style_is_chosen_for_bots_that_play_in_styles(page: NewGamePage) -> None:
    row = page.seats[1]
    shown = []
    for player in ("human", "random", "easy", "medium", "hard", "expert"):
        page.choose_player(1, player)
        shown.append(row.style_of_play.isVisible())
    assert shown == [False, False, False, True, True, True]
    assert page.offered(row.style_of_play) == [
        "Any style",
        "Merger hunter",
        "Shipowner",
        "Grower",
        "Careful player",
        "No style",
    ]
    assert row.style_of_play.accessibleName() == "Style of play for seat 2"
    page.choose_style(1, "careful")
    assert page.choice.seats[1].player == "expert/careful@2"
    page.choose_player(1, "hard")
    assert page.choice.seats[1].player == "hard/careful", "another level keeps it"
    page.choose_style(1, "none")
    assert page.choice.seats[1].player == "hard"
    page.choose_player(1, "easy")
    assert page.choice.seats[1].player == "easy"


def test_any_style_is_drawn_by_the_seed_and_no_two_bots_play_alike(page: NewGamePage) -> None:
    page.choose_player(4, "medium")
    drawn = set()
    for seed in range(6):
        page.write_seed(str(seed))
        players = [seat.player for seat in page.choice.seats[1:]]
        assert players == [seat.player for seat in page.choice.seats[1:]]
        assert sorted(players) == sorted(f"medium/{style}" for style in GAME_UI.game.styles)
        drawn.add(tuple(players))
    assert len(drawn) > 1


def test_what_is_said_of_strength_is_measured_at_a_table_for_as_many(page: NewGamePage) -> None:
    ladder = shipped_ladder("indonesia")
    for players in (4, 3):
        for level in ("medium", "hard", "expert"):
            rung = ladder.rung(level, players, LEVELS)
            assert rung is not None
            assert page.strength(level) == strength_in_words(rung) != ""
        assert page.strength("random") == ""
        page.choose_player(3, "nobody")


def test_empty_seats_are_folded_and_a_player_is_added_and_removed(page: NewGamePage) -> None:
    assert [card.isVisible() for card in page.seats] == [True, True, True, True, False]
    page.press("Add player")
    assert levels(page.choice)[4:] == ["medium"]
    assert "Add player" not in page.buttons()
    page.click(page.seats[2].remove)
    assert len(page.choice.seats) == 4
    assert [seat.name for seat in page.choice.seats] == ["Ana", "Budi", "Dewi", "Eko"]


def test_who_plays_is_chosen_by_a_click_on_a_chip_and_by_the_arrow_keys(page: NewGamePage) -> None:
    chips = page.seats[1].player
    page.click(chips.chips[chips.findData("easy")])
    assert page.choice.seats[1].player == "easy"
    chips.setFocus()
    QTest.keyClick(chips, Qt.Key.Key_Right)
    assert levels(page.choice)[1] == "medium"
    assert chips.accessibleName() == "Player in seat 2: Medium"
    assert [chip.isChecked() for chip in chips.chips].count(True) == 1


def test_the_options_are_folded_and_the_map_is_shown(page: NewGamePage, qtbot: QtBot) -> None:
    choices = page.widget.choices
    assert not choices.seed.isVisible()
    qtbot.waitUntil(lambda: not choices.picture.pixmap().isNull(), timeout=10_000)
    page.choose_options(map="mine")
    assert choices.seed.isVisible()
    qtbot.waitUntil(lambda: choices.picture.text() == "No preview", timeout=10_000)


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("game", ["indonesia", "singapore"])
def test_the_map_is_shown_with_what_lies_there_at_first_and_with_names(
    program: Program, qtbot: QtBot, game: str
) -> None:
    dialog = asked_at(program, 100)
    NewGamePage(dialog).choose_game(game)
    picture = dialog.choices.picture
    qtbot.waitUntil(lambda: not picture.pixmap().isNull(), timeout=20_000)
    shown = picture.pixmap().toImage()
    bare = Picture(load_map(game).board, dialog.icons.theme, game_ui(game).pieces).image(shown.size())
    spots = [(x, y) for x in range(shown.width()) for y in range(shown.height())]
    assert sum(shown.pixel(*at) != bare.pixel(*at) for at in spots) > 500
    dialog.reject()


@pytest.mark.usefixtures("undressed")
def test_nothing_beside_the_players_makes_it_wider(program: Program) -> None:
    dialog = asked_at(program, 100)
    assert dialog.width() <= dialog.choices.rows[1].minimumSizeHint().width() + 60
    assert dialog.choices.picture.width() > 0.4 * dialog.width()
    dialog.reject()


@pytest.mark.usefixtures("undressed")
def test_the_map_is_larger_on_a_large_screen(program: Program) -> None:
    dialog = asked_at(program, 100)
    choices = dialog.choices
    choices.fit(1900, 1040)
    large = choices.picture.size()
    choices.fit(1340, 740)
    assert large.height() > 1.3 * choices.picture.height()
    assert large.width() > 1.3 * choices.picture.width()
    dialog.reject()


def asked_at(program: Program, scale: int) -> NewGameDialog:
    """The dialog with the text at so many per cent."""
    program.window.preferences.set("scale", scale)
    program.window.appearance.follow()
    program.new_games.ask()
    dialog = NewGamePage.of(program.window).widget
    QApplication.processEvents()
    return dialog


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("scale", [100, 150])
def test_all_of_it_is_in_sight_on_a_small_screen(program: Program, scale: int) -> None:
    dialog = asked_at(program, scale)
    assert dialog.height() <= 740
    assert dialog.width() <= 1366
    choices = dialog.choices
    NewGamePage(dialog).choose_player(4, "easy")
    if scale == 100:
        NewGamePage(dialog).unfold()
    QApplication.processEvents()
    shown = [choices.picture, choices.agreed["research"], choices.seed] if scale == 100 else [choices.unfold]
    for part in (dialog.start, choices.rows[4].player, *shown):
        seen = part.visibleRegion().boundingRect()
        assert seen == part.rect(), part
    dialog.reject()


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("scale", [200, 250])
def test_with_large_text_it_is_no_wider_than_the_screen_and_can_be_started(program: Program, scale: int) -> None:
    dialog = asked_at(program, scale)
    assert dialog.width() <= 1366
    assert dialog.height() <= 800
    for part in (dialog.start, dialog.choices.rows[0].player):
        assert part.visibleRegion().boundingRect() == part.rect()
    NewGamePage(dialog).unfold()
    assert dialog.choices.picture.isHidden(), "the options have its room"
    QApplication.processEvents()
    assert not dialog.choices.folded.visibleRegion().isEmpty(), "they come into sight"
    dialog.reject()


def test_it_opens_in_the_middle_of_its_window(settings: Settings, window: QWidget) -> None:
    screen = window.screen().availableGeometry()
    window.setGeometry(screen.adjusted(20, 100, -20, -20))
    opened = dialog(settings, window)
    opened.show()
    middle = opened.frameGeometry().center() - window.frameGeometry().center()
    assert abs(middle.y()) <= 40, "a frame may be guessed"
    assert opened.y() > screen.top()
    opened.reject()


@pytest.mark.usefixtures("undressed")
def test_with_its_options_it_stays_on_the_screen(program: Program) -> None:
    dialog = asked_at(program, 150)
    screen = dialog.screen().availableGeometry()
    dialog.move(50, screen.bottom() - dialog.frameGeometry().height())
    NewGamePage(dialog).unfold()
    assert dialog.frameGeometry().bottom() <= screen.bottom()
    assert dialog.frameGeometry().left() == screen.left(), "it is wider than the screen of the tests"
    dialog.reject()


def test_it_grows_around_its_middle_and_a_chip_keeps_its_size_with_the_keyboard(program: Program) -> None:
    dialog = asked_at(program, 100)
    page = NewGamePage(dialog)
    chips = dialog.choices.rows[0].player
    sizes = [chip.geometry() for chip in chips.chips]
    chips.setFocus()
    QApplication.processEvents()
    assert [chip.geometry() for chip in chips.chips] == sizes
    page.unfold()
    QApplication.processEvents()
    middle = program.window.frameGeometry().center() - dialog.frameGeometry().center()
    assert abs(middle.y()) <= 20
    dialog.reject()


@pytest.mark.usefixtures("undressed")
def test_with_fewer_players_it_is_lower_and_in_the_middle_again(program: Program) -> None:
    dialog = asked_at(program, 150)
    page, height = NewGamePage(dialog), dialog.height()
    for seat in (3, 2):
        page.choose_player(seat, "nobody")
        QApplication.processEvents()
    assert dialog.height() < height - 100
    middle = program.window.frameGeometry().center() - dialog.frameGeometry().center()
    assert abs(middle.y()) <= 20
    dialog.reject()


@pytest.mark.usefixtures("undressed")
def test_with_fewer_players_it_stays_where_it_was_moved(program: Program) -> None:
    dialog = asked_at(program, 150)
    page = NewGamePage(dialog)
    page.choose_player(3, "nobody")
    page.choose_player(2, "nobody")
    dialog.move(dialog.x(), dialog.screen().availableGeometry().top())
    moved_to = dialog.pos()
    page.choose_player(2, "easy")
    page.choose_player(2, "nobody")
    assert dialog.pos() == moved_to
    dialog.reject()


@pytest.mark.usefixtures("undressed")
def test_what_is_chosen_of_a_bot_stays_in_its_card_with_large_text(program: Program) -> None:
    dialog = asked_at(program, 200)
    page = NewGamePage(dialog)
    for level in ("medium", "expert", "medium"):
        page.choose_player(1, level)
        QApplication.processEvents()
        card = page.seats[1]
        for part in (card.style_of_play, card.seconds):
            if part.isVisible():
                assert card.rect().contains(part.geometry())
    dialog.reject()


def test_the_first_two_seats_are_always_taken(page: NewGamePage) -> None:
    for number, row in enumerate(page.seats):
        assert (row.player.findData("nobody") >= 0) == (number >= 2)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda page: page.write_name(0, ""), "Each player needs a name."),
        (lambda page: page.write_name(0, "   "), "Each player needs a name."),
        (lambda page: page.write_name(0, "Budi"), "Each player needs a different name."),
        (lambda page: page.seats[0].name.setText("\uff22ud\u00adi"), "Each player needs a different name."),
        (
            lambda page: page.seats[0].name.setText("\u3164"),
            "A player’s name needs a letter or a digit that can be seen.",
        ),
        (
            lambda page: page.seats[0].name.setText("Zoe\u200d"),
            "The name “Zoe\u200d” has an invisible joiner that its letters don’t need.",
        ),
        (lambda page: page.choose_colour(0, 1), "Each player needs a different colour."),
        (lambda page: page.write_seed(""), "The seed must be a number from 0 to 999999."),
        (lambda page: page.write_seed("x1"), "The seed must be a number from 0 to 999999."),
    ],
    ids=[
        "no name",
        "blank name",
        "same name",
        "same look",
        "unseen name",
        "joiner",
        "same colour",
        "no seed",
        "no number",
    ],
)
def test_what_is_in_the_way_is_said_and_keeps_the_game_from_starting(
    page: NewGamePage, change: object, reason: str
) -> None:
    change(page)  # type: ignore[operator]
    assert page.problem == reason
    assert not page.can_begin


def test_another_seed_is_drawn_by_a_click(page: NewGamePage) -> None:
    seeds = set()
    for _ in range(5):
        page.draw_seed()
        seeds.add(page.choice.seed)
    assert len(seeds) > 1


def test_the_next_dialog_begins_with_what_was_chosen(page: NewGamePage, settings: Settings, window: QWidget) -> None:
    page.write_name(0, "Zoe")
    page.choose_player(1, "random")
    page.choose_player(2, "expert")
    page.choose_seconds(2, 10)
    page.choose_style(2, "hunter")
    page.choose_style(3, "none")
    page.choose_colour(3, 4)
    page.choose_colour(4, 3)
    page.choose_options(money="open")
    page.begin()
    again = dialog(settings, window).choice()
    assert (again.seats[0].name, again.options.money) == ("Zoe", "open")
    assert [seat.player for seat in again.seats] == ["human", "random", "expert/hunter@10", "medium"]
    assert [seat.colour for seat in again.seats] == [0, 1, 2, 4]


def test_the_map_that_was_played_last_is_chosen_unless_another_one_is_proposed(
    page: NewGamePage, settings: Settings, window: QWidget
) -> None:
    page.choose_options(map="mine")
    page.begin()
    assert dialog(settings, window).choice().map == "mine"
    proposing = [Offer(GAME_UI, MAPS, LEVELS, "indonesia")]
    assert NewGameDialog(proposing, SeatIcons(LIGHT), Preferences(settings), window).choice().map == "indonesia"


def test_where_a_map_is_tried_out_it_does_not_take_the_place_of_the_one_that_was_played(
    settings: Settings, window: QWidget
) -> None:
    settings.set("new_game/map", "mine")
    only = [Offer(GAME_UI, [("tried", "Tried")], LEVELS)]
    NewGameDialog(only, SeatIcons(LIGHT), Preferences(settings), window).accept()
    assert dialog(settings, window).choice().map == "mine"


@pytest.mark.parametrize("kept", ["", "gone", "../..", "/etc", "x" * 10_000])
def test_a_map_that_is_not_there_any_more_gives_way_to_the_usual_one(
    settings: Settings, window: QWidget, kept: str
) -> None:
    settings.set("new_game/map", kept)
    offer = Offer(GAME_UI, list(reversed(MAPS)), LEVELS)
    assert NewGameDialog([offer], SeatIcons(LIGHT), Preferences(settings), window).choice().map == "indonesia"


@pytest.mark.parametrize(
    "damaged",
    [
        {"seat0_name": ""},
        {"seat0_name": "Budi"},
        {"seat1_name": "\u3164"},
        {"seat1_colour": 0},
        {"seat1_colour": 77},
        {"seat0_colour": True, "seat1_name": 7, "map": ["mine"], "order": -1, "money": "open", "game": {}},
    ],
)
def test_a_game_can_be_begun_whatever_the_settings_hold(
    tmp_path: Path, window: QWidget, damaged: dict[str, Any]
) -> None:
    content = {f"new_game/{key}": value for key, value in damaged.items()}
    (tmp_path / "settings.json").write_text(json.dumps(content), encoding="utf-8")
    page = NewGamePage(dialog(Settings(tmp_path), window))
    assert page.problem == ""
    assert [seat.name for seat in page.choice.seats] == ["Ana", "Budi", "Citra", "Dewi"]
    assert [seat.colour for seat in page.choice.seats] == [0, 1, 2, 3]
    assert page.choice.options == Options()


def test_who_is_added_has_a_colour_that_is_free(page: NewGamePage) -> None:
    page.choose_colour(1, 4)
    page.press("Add player")
    assert page.problem == ""
    assert [seat.colour for seat in page.choice.seats] == [0, 4, 2, 3, 1]


def test_a_game_and_its_players_can_be_proposed(program: Program) -> None:
    program.new_games.ask("singapore", ("human", "easy", "easy"))
    page = NewGamePage.of(program.window)
    assert page.choice.game == "singapore"
    assert levels(page.choice) == ["human", "easy", "easy"]
    page.cancel()


def test_what_makes_widgets_is_loaded_in_the_thread_of_the_window(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def watched(id: str) -> GameUi:
        threads.append(threading.current_thread())
        return game_ui(id)

    monkeypatch.setattr(new_game_controller, "game_ui", watched)
    program.new_games.ask()
    NewGamePage.of(program.window).cancel()
    assert set(threads) == {threading.main_thread()}


def test_after_a_game_a_new_one_is_proposed_as_that_was(program: Program) -> None:
    program.new_games.ask()
    page = NewGamePage.of(program.window)
    page.choose_game("singapore")
    page.choose_player(3, "nobody")
    page.choose_player(1, "easy")
    page.write_name(0, "Zoe")
    page.choose_options(holdings="open")
    begun = page.choice
    page.begin()
    assert program.table
    program.table.new_game.emit()  # as the final screen does
    again = NewGamePage.of(program.window)
    assert msgspec.structs.replace(again.choice, seed=begun.seed, seats=()) == msgspec.structs.replace(begun, seats=())
    assert [(seat.name, bot_of(seat.player), seat.colour) for seat in again.choice.seats] == [
        (seat.name, bot_of(seat.player), seat.colour) for seat in begun.seats
    ]
    again.cancel()


@pytest.mark.parametrize(
    "kept", ["greedy", "wizard", "expert@soon", "a.module:Class", "medium@2", "medium/loser", "expert@3", ""]
)
def test_a_bot_that_is_no_longer_offered_gives_way(settings: Settings, window: QWidget, kept: str) -> None:
    settings.set("new_game/seat1_player", kept)
    card = dialog(settings, window).choices.rows[1]
    assert card.chosen_player() == ("expert/any@2" if kept == "expert@3" else "medium/any")


def test_cancelled_nothing_is_kept(page: NewGamePage, settings: Settings, window: QWidget) -> None:
    page.write_name(0, "Zoe")
    page.cancel()
    assert dialog(settings, window).choice().seats[0].name == "Ana"


@pytest.mark.parametrize("kept", ["nobody", "wizard", ""])
def test_settings_that_make_no_sense_are_ignored(settings: Settings, window: QWidget, kept: str) -> None:
    settings.set("new_game/seat0_player", kept)
    settings.set("new_game/seat0_colour", 77)
    settings.set("new_game/money", 999)
    choice = dialog(settings, window).choice()
    assert choice.seats[0].player == "human"
    assert choice.options == Options()


def test_how_secrets_are_kept_is_asked_when_there_are_two_people(page: NewGamePage) -> None:
    page.unfold()
    assert not page.list_of("privacy").isVisible()
    assert "Only where two or more people play." in page.labels()
    page.choose_player(1, "human")
    assert page.list_of("privacy").isVisible()
    assert "Only where two or more people play." not in page.labels()
    assert page.list_of("privacy").currentData() == "peek"
    page.choose_options(privacy="curtain")
    page.widget.accept()
    assert page.widget.preferences.value("privacy") == "curtain"


def test_every_bot_and_style_has_a_name_that_can_be_translated() -> None:
    assert set(BOT_NAME) == set(BOTS)
    for ui in map(game_ui, game_ids()):
        assert tuple(ui.levels) == ui.game.levels
        assert tuple(ui.styles) == ui.game.styles


def test_hints_can_be_left_out_and_that_is_proposed_the_next_time(
    page: NewGamePage, settings: Settings, window: QWidget
) -> None:
    assert page.choice.hints
    page.switch_hints()
    assert not page.choice.hints
    page.widget.accept()
    again = dialog(settings, window)
    assert not again.choice().hints
