"""A walk over everything that can be clicked, in every phase: what can't be chosen says why not and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QComboBox, QWidget

from indonesia_qt.games.indonesia.rules.constants import LAST_STEP
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.game_ui import GAME_UI
from indonesia_qt.ui.games.indonesia.panels.deliveries import DeliveryPanel
from indonesia_qt.ui.support.refusal import rule_of
from indonesia_qt.ui.table.panels.choice_list import WHY_NOT
from tests.soak import soak_but
from tests.ui.pages.page import owned, settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, SHORT, Position, go_to

PLACES = {name: position for name, position in POSITIONS.items() if position.question} | {
    "auction": Position("RaiseBid", 5, 7)
}
"""A position for each question; the auction is one in which the player can bid."""


@contextmanager
def refused(mouse: Mouse) -> Iterator[list[str]]:
    """What was said in the meantime; no decision may be made."""
    told: list[str] = []
    made, state = mouse.table.bridge.made, mouse.table.bridge.session.state
    before: State = state.copy()
    mouse.table.refused.connect(told.append)
    yield told
    mouse.table.refused.disconnect(told.append)
    assert all(sentence.strip().endswith(".") for sentence in told), told
    assert GAME_UI.rules
    places = GAME_UI.rules.book().passages
    assert all(not rule_of(sentence) or rule_of(sentence) in places for sentence in told), told
    assert mouse.table.bridge.made == made
    assert mouse.table.bridge.session.state == before


@pytest.mark.parametrize("name", soak_but(SHORT, PLACES))
def test_what_can_not_be_chosen_says_why_not(program: Program, name: str) -> None:
    go_to(program, PLACES[name])
    settle()
    mouse = Mouse(program)
    for walk in (walk_over_disabled_buttons, walk_over_places, walk_over_entries, walk_over_deeds, walk_over_slots):
        walk(mouse)


def walk_over_places(mouse: Mouse) -> None:
    targets = set(mouse.table.board.scene.targets)
    scenario = mouse.table.view.scenario
    for area in (*scenario.land_neighbours, *scenario.sea_neighbours):
        if area in targets:
            continue
        before = entered(mouse)
        with refused(mouse) as told:
            mouse.panel.area_clicked(area)
        if isinstance(mouse.panel, DeliveryPanel) and entered(mouse) != before:
            assert told == []  # a city or ships to which a good can go begin with that good
            mouse.panel.take_back()
        else:
            assert len(told) == 1, f"{area}: {told}"


def entered(mouse: Mouse) -> Any:
    return mouse.panel.entries()


def walk_over_entries(mouse: Mouse) -> None:
    for listed in mouse.lists:
        for row in range(listed.count()):
            why_not = listed.item(row).data(WHY_NOT)
            if why_not:
                with refused(mouse) as told:
                    mouse.choose(listed, row)
                assert told == [why_not]
                assert listed.item(row).toolTip() == why_not


def walk_over_slots(mouse: Mouse) -> None:
    """A company that means nothing to the question is pointed out on the map."""
    bridge, made = mouse.table.bridge, mouse.table.bridge.made
    for card in mouse.table.player_cards.cards:
        row = card.slots_row
        companies = mouse.table.view.players[card.seat].companies
        for slot in range(LAST_STEP):
            before = entered(mouse), mouse.table.board._pointed_out
            told: list[str] = []
            mouse.table.refused.connect(told.append)
            width = row.width() // LAST_STEP
            mouse.click(row, QPoint(slot * width + width // 2, row.height() // 2))
            mouse.table.refused.disconnect(told.append)
            if operates := bridge.made > made:
                bridge.undo_to(made)
            changed = operates or (entered(mouse), mouse.table.board._pointed_out) != before
            assert changed if slot < len(companies) and not told else len(told) == 1, f"slot {slot}: {told}"


def walk_over_deeds(mouse: Mouse) -> None:
    deeds = mouse.table.deeds
    mouse.click_tab_of(deeds)
    for row, deed in enumerate(deeds.shown):
        before = entered(mouse)
        with refused(mouse) as told:
            mouse.choose(deeds, row)
        assert len(told) == 1 or entered(mouse) != before, f"{deed}: {told}"


def walk_over_disabled_buttons(mouse: Mouse) -> None:
    window = mouse.program.window
    for button in owned(window, QWidget):
        can_be_pressed = isinstance(button, QAbstractButton | QAbstractSlider | QComboBox)
        if can_be_pressed and button.isVisibleTo(window) and not button.isEnabled() and within_reach(button):
            with refusals_of_window(mouse) as told:
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            assert told, f"{type(button).__name__} {button.toolTip() or button.accessibleName()!r}"
            assert told[-1].endswith(".")


def within_reach(button: QWidget) -> bool:
    """Not a part of a scroll bar that has nothing to scroll, nor a tool of Qt that is hidden."""
    return button.width() > 0 and bool(button.accessibleName() or getattr(button, "text", str)())


@contextmanager
def refusals_of_window(mouse: Mouse) -> Iterator[list[str]]:
    """What is said at the pointer."""
    callout = mouse.program.window.refusals.callout
    callout.hide()
    told: list[str] = []
    yield told
    if callout.isVisible():
        told.append(callout.text())


def test_enter_on_the_board_says_what_is_to_be_done_first(program: Program) -> None:
    go_to(program, POSITIONS["research"])
    mouse = Mouse(program)
    assert not mouse.can_confirm
    with refused(mouse) as told:
        program.window.play.press_primary()
    assert told == ["Choose a track."]
