"""With small and with large text, in a small and in a large window: the main button is seen and no text is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.bots import BotRequest, answer
from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels import QUESTIONS
from indonesia_qt.ui.table.panels.answer_button import AnswerButton
from indonesia_qt.ui.table.player_cards import LookButton
from indonesia_qt.ui.table.privacy import Cover
from tests.pictures.singapore import found, lots
from tests.soak import soak_but
from tests.ui.games.singapore.panels.towns import building_turn, turn
from tests.ui.games.singapore.tables import Arrange, show
from tests.ui.pages.final_screen import FinalPage
from tests.ui.pages.log import LogPage
from tests.ui.pages.page import Page, owned
from tests.ui.table.new_games import new_game
from tests.ui.table.positions import POSITIONS, go_to

SIZES = ((1366, 768), (1920, 1080))
LONGEST = 260
"""Decisions within which each kind of question is looked for."""
SLACK = 2


@cache
def recorded() -> tuple[tuple[Action, ...], tuple[int, ...]]:
    """A game's first decisions, and the numbers of those that are the first of their kind."""
    from indonesia_qt.core.session import Session

    played_on = load_map()
    game, make = played_on.game, partial(made_bot, game=played_on.definition)
    session: Session[Any] = Session(game, game.new_setup(Options(money="open"), 5, 3))
    made: list[Action] = []
    firsts: dict[type, int] = {}
    while session.question is not None and len(made) < LONGEST:
        asked = session.question
        firsts.setdefault(type(asked), len(made))
        made.append(answer(BotRequest(make, "greedy", game.view(session.state, asked.seat), asked, 1, len(made))))
        session.submit(made[-1], len(made) - 1)
    return tuple(made), tuple(firsts.values())


@pytest.fixture
def dressed(program: Program, request: pytest.FixtureRequest) -> Program:
    program.window.preferences.set("scale", request.param)
    program.window.preferences.set("privacy", "off")
    program.window.appearance.follow()
    program.window.appearance.put_on()
    return program


def is_cut(widget: QWidget) -> bool:
    if isinstance(widget, AnswerButton):  # what it has no room for is told by its tool tip
        return widget.sizeHint().height() > widget.height() + SLACK or widget.text() not in widget.toolTip()
    if isinstance(widget, LookButton):  # it has an eye instead of a text that has no room
        return widget.minimumSizeHint().width() > widget.width()
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) > widget.height() + SLACK
    hint = QLabel.sizeHint(widget) if isinstance(widget, QLabel) else widget.sizeHint()
    return hint.width() > widget.width() + SLACK or widget.fontMetrics().height() > widget.height() + SLACK


def texts(window: QWidget) -> Iterator[QLabel | QAbstractButton]:
    """Every text that is seen."""
    for kind in (QLabel, QPushButton, QToolButton):
        for text in Page(window).parts(kind):
            if text.text():
                yield text


@pytest.mark.parametrize("dressed", soak_but((250,), (80, 100, 150, 200, 250)), indirect=True)
def test_no_text_is_cut_and_the_main_button_is_seen(dressed: Program) -> None:
    """In the short run with the largest text; `test_screens` looks at the usual one."""
    program, window = dressed, dressed.window
    made, firsts = recorded()
    program.new_game(new_game(*["human"] * 5, seed=3, options=Options(money="open")))
    assert program.table
    bridge = program.table.bridge
    cut: dict[str, list[str]] = {}
    for number, action in enumerate(made):
        if number in firsts:
            bridge.changed.emit(())
            for size in SIZES:
                window.resize(*size)
                QApplication.sendPostedEvents()
                QApplication.processEvents()
                QApplication.sendPostedEvents()
                QApplication.processEvents()
                panel: Any = program.table.decision.host.panel
                where = f"{type(panel).__name__} at {size[0]}"
                assert window.size().toTuple() == size, where
                if panel.primary is not None:
                    assert panel.primary.visibleRegion().boundingRect() == panel.primary.rect(), where
                cut[where] = [text.text() for text in texts(window) if is_cut(text)]
        bridge.session.submit(action, number)
    assert {where: found for where, found in cut.items() if found} == {}
    assert len(firsts) >= len(QUESTIONS) - 2


def see_whole(
    program: Program, size: tuple[int, int], qtbot: QtBot, parts: Callable[[], Sequence[QWidget | None]]
) -> None:
    """Wait until in a window of a size no text is cut and nothing of some parts is hidden."""
    program.window.resize(*size)

    def look() -> None:
        assert program.window.size().toTuple() == size
        assert [text.text() for text in texts(program.window) if is_cut(text)] == []
        whole = parts()
        assert whole
        assert [part for part in whole if part is None or not is_whole(part)] == []

    qtbot.waitUntil(look)


def is_whole(widget: QWidget) -> bool:
    """Whether nothing of a widget is hidden."""
    return widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("dressed", soak_but((150,), [100, 150]), indirect=True)
def test_the_end_says_who_wins_and_offers_a_rematch_in_full_also_beside_the_tables(
    dressed: Program, qtbot: QtBot
) -> None:
    go_to(dressed, POSITIONS["result"])
    final = FinalPage.of(dressed.window)
    assert len(final.essentials) == 2
    for size in reversed(SIZES):
        see_whole(dressed, size, qtbot, lambda: final.essentials)
    dressed.window.commands.actions["board_table"].trigger()
    see_whole(dressed, SIZES[0], qtbot, lambda: final.essentials)


@pytest.mark.parametrize("dressed", soak_but((150,), [100, 150]), indirect=True)
def test_the_cards_of_four_players_are_whole_in_a_small_window(dressed: Program, qtbot: QtBot) -> None:
    def show_indonesia() -> None:
        go_to(dressed, POSITIONS["mergers"])

    def show_singapore() -> None:
        show(dressed, turn, 4, holdings="hidden")

    for show_game in (show_indonesia, show_singapore):
        show_game()
        cards = dressed.table.player_cards.cards  # type: ignore[union-attr]
        see_whole(dressed, SIZES[0], qtbot, lambda cards=cards: cards)  # type: ignore[misc]


@pytest.mark.parametrize("dressed", soak_but((150,), [100, 150]), indirect=True)
@pytest.mark.parametrize("arrange", soak_but((lots, turn), [found, lots, building_turn, turn]))
def test_decisions_of_singapore_are_whole_with_all_that_can_be_chosen(
    dressed: Program, arrange: Arrange, qtbot: QtBot
) -> None:
    mouse = show(dressed, arrange)
    for size in SIZES:
        see_whole(dressed, size, qtbot, lambda: [mouse.panel.primary])
        board = dressed.window.map
        assert board
        board.follow(0.0, always=False)
        for target in board.map_scene.targets:
            place = board.mapFromScene(board.map_scene.box_of(target)).boundingRect()
            assert board.viewport().rect().contains(place), target


@pytest.mark.parametrize("dressed", soak_but((250,), [100, 200, 250]), indirect=True)
def test_the_card_of_a_place_is_whole(dressed: Program, qtbot: QtBot) -> None:
    mouse = show(dressed, lambda table: turn(table, "e4"))
    dressed.window.resize(*SIZES[0])
    board = dressed.window.map
    assert board
    board.card.set_delay(0)
    mouse.point_at_area("e4")
    qtbot.waitUntil(board.card.isVisible)
    assert board.viewport().rect().contains(board.card.geometry())
    assert board.card.heightForWidth(board.card.width()) <= board.card.height()


@pytest.mark.parametrize("dressed", [200], indirect=True)
@pytest.mark.parametrize("way", ["peek", "curtain"])
def test_what_covers_a_decision_is_whole(dressed: Program, way: str, qtbot: QtBot) -> None:
    dressed.window.preferences.set("privacy", way)
    dressed.new_game(new_game("human", "human"))
    see_whole(dressed, SIZES[0], qtbot, lambda: [cover.primary for cover in owned(dressed.window, Cover)])


@pytest.mark.parametrize("dressed", soak_but((250,), [100, 250]), indirect=True)
def test_the_recap_is_one_line_where_the_log_is_low_and_takes_its_place_when_unfolded(
    dressed: Program, qtbot: QtBot
) -> None:
    go_to(dressed, POSITIONS["auction"])
    dressed.window.resize(1366, 640)
    QApplication.processEvents()
    assert dressed.table
    pane = dressed.table.log.pane
    LogPage(pane).open()
    recap = pane.recap
    assert recap.title.text().endswith("events")
    qtbot.waitUntil(recap.room.isHidden)  # once the panels have shared the height
    shared = recap.height()
    assert pane.view.isVisible()
    recap.fold.click()
    QApplication.processEvents()
    assert recap.room.isVisible()
    assert recap.height() > shared
    assert pane.view.isHidden()
    assert pane.rect().contains(recap.geometry())
    recap.away.click()
    assert pane.view.isVisible()
    assert recap.isHidden()
