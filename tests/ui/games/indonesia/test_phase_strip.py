"""The strip above the board shows as much as it has room for."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMainWindow, QToolBar

from indonesia_qt.games.indonesia.definition import DEFINITION
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.games.indonesia.rules.year import PHASES, Year
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.phase_strip import PhaseStrip
from indonesia_qt.ui.style.stylesheet import dress
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.games.save_summary import read_summary, summary
from tests.i18n.pseudo import pseudo_language
from tests.soak import soak_but
from tests.ui.pages.page import owned, settle
from tests.ui.pages.strip import StripPage
from tests.ui.table.positions import POSITIONS, go_to


def test_what_the_last_era_left_is_not_the_new_one_s() -> None:
    game = load_map().game
    new = game.start(game.new_setup(Options(), 3, 7))
    new.era = 1
    new.stack[:] = [Year(phase=1)]
    new.deeds[:] = new.deeds[:1]
    strip = PhaseStrip(Icons(LIGHT))
    strip.show_state(new)
    strip.deleteLater()
    assert strip.ending.text() == ""
    assert not any(label.isVisibleTo(strip) for labels in strip.deeds.values() for label in labels)


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("times", [1, 2])
def test_what_ends_the_era_is_whole_or_left_out(qapp: QApplication, times: int) -> None:
    """Also when a state is shown twice before the window has given the strip the height of its letters."""
    dress(qapp, LIGHT)
    game = load_map().game
    state = game.start(game.new_setup(Options(), 3, 7))
    seen, cut = set[bool](), list[int]()
    with pseudo_language():
        for width in range(900, 2400, 60):
            window = QMainWindow()
            window.resize(width, 100)
            bar = QToolBar()
            window.addToolBar(bar)
            strip = PhaseStrip(Icons(LIGHT))
            bar.addWidget(strip)
            window.show()
            QApplication.processEvents()
            for _ in range(times):
                strip.show_state(state)
            QApplication.processEvents()
            seen.add(strip.ending.isVisible())
            if strip.ending.isVisible() and strip.ending.sizeHint().width() > strip.ending.width():
                cut.append(width)
            window.close()
            window.deleteLater()
    assert seen == {True, False}
    assert cut == []


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize(
    "screen",
    soak_but(
        (((1366, 768), 200), ((1920, 1080), 100)), product([(1366, 768), (1920, 1080)], (100, 125, 150, 200, 250))
    ),
    ids=lambda screen: f"{screen[0][0]}-{screen[1]}",
)
def test_all_keeps_its_place_from_phase_to_phase(program: Program, screen: tuple[tuple[int, int], int]) -> None:
    """In the short run with large text in a small window, and the other way round."""
    size, scale = screen
    window = program.window
    window.resize(*size)
    window.preferences.set("scale", scale)
    window.appearance.follow()
    go_to(program, POSITIONS["research"])
    assert program.table
    game, state = program.table.bridge.session.game, program.table.bridge.session.state
    new = game.start(game.new_setup(Options(), 3, 7))
    over = state.copy()
    over.stack.clear()
    over.deeds.clear()
    last = state.copy()
    del last.deeds[1:]
    strip = program.table.strip
    assert isinstance(strip, PhaseStrip)
    states = [(state, phase) for phase, _ in PHASES] + [(new, "new_era"), (last, "research"), (over, "")]
    found = set()
    for view, phase in states:
        strip.show_state(view, phase)
        settle()
        parts = strip, window.menuBar(), *strip.phases.values()
        at = ((*part.mapTo(window, QPoint()).toTuple(), *part.size().toTuple()) for part in parts)
        found.add((strip.date.pos().toTuple(), *at, *(len(label.text()) > 1 for label in strip.phases.values())))
    assert len(found) == 1
    assert StripPage(strip).says_that_the_game_is_over


@pytest.mark.usefixtures("undressed")
def test_capitals_with_accents_are_whole(program: Program) -> None:
    program.window.appearance.put_on()
    go_to(program, POSITIONS["research"])
    assert program.table
    date = program.table.strip.date
    date.setText("\u00c8re C \u00b7 \u00c4ra C")
    picture = date.grab().toImage()
    assert len({picture.pixel(x, 0) for x in range(picture.width())}) == 1
    assert len({picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}) > 1


def test_a_finished_game_stands_in_the_last_year_that_was_played(program: Program, own_data: Path) -> None:
    """Most games end as another year begins."""
    go_to(program, POSITIONS["result"])
    assert program.table
    history, bridge = program.table.history, program.table.bridge
    last = max(moment.round for moment in history.timeline.moments if moment.phase == "operations")
    assert program.table.strip.date.text().endswith(f"Year {last}")
    assert history.timeline.moments[-1].round == last
    [file] = own_data.rglob(f"*{DEFINITION.suffix}")
    reached = read_summary(summary(file)).reached
    assert reached
    assert reached.game.round(reached.view) == last
    bridge.undo()
    assert program.table.strip.date.text().endswith(f"Year {last}")


def test_the_name_of_the_present_phase_is_whole_at_once(program: Program) -> None:
    program.window.resize(1366, 768)
    go_to(program, POSITIONS["operations"])
    QApplication.processEvents()
    assert program.table
    for phase in ("city_growth", "operations"):
        program.table.strip.show_state(program.table.view, phase)
        present = program.table.strip.present
        assert present.text() in program.table.strip.phases[phase].toolTip().split(maxsplit=1)
        assert present.width() >= present.sizeHint().width()


@pytest.mark.usefixtures("undressed")
def test_a_small_window_has_a_word_for_each_phase_and_its_name_in_the_tip(program: Program) -> None:
    program.window.resize(1366, 768)
    program.window.appearance.put_on()
    go_to(program, POSITIONS["research"])
    assert program.table
    strip = program.table.strip
    assert isinstance(strip, PhaseStrip)
    settle()
    words = [label.text() for label in strip.phases.values()]
    assert words == ["Era", "Order", "Mergers", "Acquire", "Research", "Operations", "Growth"]
    assert strip.phases["turn_order"].toolTip() == "2 Bid for Turn Order"
    assert not strip.present.isVisible()


def test_the_signs_of_the_deeds_have_words_in_a_small_window(program: Program) -> None:
    program.window.resize(1366, 768)
    go_to(program, POSITIONS["mergers"])
    [strip] = owned(program.window, PhaseStrip)
    assert not strip.ending.isVisible()
    assert strip.brief.isVisible()
    assert strip.brief.sizeHint().width() <= strip.brief.width()
    for icon, number in strip.deeds.values():
        if icon.isVisible():
            assert icon.accessibleName().startswith("Deeds left for ")
            assert f": {number.text()}" in icon.accessibleName()
            assert icon.accessibleName().endswith("The game ends when at most one type of deed is left.")
            assert icon.toolTip()
    program.window.resize(1920, 1080)
    settle()
    assert strip.ending.isVisible() != strip.brief.isVisible()
