"""What is true of the panels of all phases: how they answer, and what they do with every click."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, ChooseExpansion, FloatShips
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.panels.answer_button import AnswerButton
from indonesia_qt.ui.widgets import settling
from tests.soak import soak_but
from tests.ui.games.indonesia.panels.conftest import Bring
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, SHORT, go_to

KINDS = (
    ChooseSite,
    PlaceBid,
    AnnounceMerger,
    RaiseBid,
    ChooseDeed,
    ChooseResearch,
    ChooseCompany,
    FloatShips,
    ChooseExpansion,
)


@pytest.mark.parametrize("kind", soak_but((PlaceBid, AnnounceMerger, FloatShips), KINDS))
def test_there_is_one_primary_button_at_the_bottom_right_apart_from_the_one_that_passes(
    bring: Bring, kind: type[Question[Any]]
) -> None:
    mouse = bring(kind)
    panel, buttons = mouse.panel, mouse.answers
    primary = panel.primary
    assert [button for button in buttons if button.property("role") == "primary"] == [primary]
    assert primary.isVisible()
    edge = panel.rect().bottomRight() - primary.geometry().bottomRight()
    assert (edge.x(), edge.y()) == (scaled(12), scaled(8))
    for other in buttons:
        if other is not primary:
            assert primary.x() - other.geometry().right() >= scaled(20)
            assert other.leads_to


def second_press(button: AnswerButton) -> None:
    """The second press of a double click, and its release."""
    place = QPointF(button.rect().center())
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        left = Qt.MouseButton.LeftButton
        held = left if kind == QEvent.Type.MouseButtonDblClick else Qt.MouseButton.NoButton
        at = button.mapToGlobal(place)
        QApplication.sendEvent(button, QMouseEvent(kind, place, at, left, held, Qt.KeyboardModifier.NoModifier))


def test_neither_a_double_click_nor_a_held_key_answers_the_next_question(begin: Begin) -> None:
    mouse = begin("human", "human", "human", options=Options(money="open"))
    for _ in range(15):
        if not mouse.can_confirm:
            mouse.answer()
            continue
        mouse.confirm()
        now, button = mouse.made, mouse.panel.primary
        second_press(button)
        button.setFocus()
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(button, key)
        assert mouse.made == now


@pytest.mark.parametrize(
    "name",
    soak_but(("operations", "ships"), ["acquisitions", "research", "operations", "ships", "expansion", "city_growth"]),
)
def test_one_click_takes_what_can_be_taken_back(program: Program, name: str) -> None:
    go_to(program, POSITIONS[name])
    mouse = Mouse(program)
    made, panel = mouse.made, mouse.panel
    if name == "acquisitions":
        mouse.choose(panel.deeds)
    assert mouse.made == made
    listed = mouse.lists[-1]
    values = [value for row, value in enumerate(listed.values) if listed.item(row).flags() & Qt.ItemFlag.ItemIsEnabled]
    mouse.choose_value(listed, values[-1])
    assert mouse.made == made + 1
    assert program.table
    program.table.bridge.undo()
    assert mouse.made == made

    places = [mark.area for mark in mouse.panel.marks() if isinstance(mark, AreaMark)]
    if places:
        if name == "acquisitions":
            mouse.choose(mouse.panel.deeds)
            places = list(mouse.panel.answers())
        mouse.click_area(places[-1])
        assert mouse.made == made + 1


def test_a_city_card_is_never_shown_by_a_single_click(program: Program) -> None:
    go_to(program, POSITIONS["new_era"])
    mouse = Mouse(program)
    made, site = mouse.made, next(iter(mouse.panel.answers()))
    mouse.click_area(site)
    assert mouse.made == made
    assert mouse.confirms_city
    mouse.click_area(site)
    assert mouse.made == made + 1


@pytest.mark.parametrize(
    "name", soak_but(("operations", "ships"), ["acquisitions", "research", "operations", "ships", "expansion"])
)
def test_a_click_right_after_the_question_only_chooses_for_it_may_belong_to_a_double_click(
    program: Program, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_to(program, POSITIONS[name])
    mouse = Mouse(program)
    made = mouse.made
    monkeypatch.setattr(settling, "SETTLING_MS", 100_000)
    if name == "acquisitions":
        mouse.choose(mouse.panel.deeds)
    listed = mouse.lists[-1]
    enabled = next(row for row in range(listed.count()) if listed.item(row).flags() & Qt.ItemFlag.ItemIsEnabled)
    mouse.choose(listed, enabled)
    assert mouse.can_confirm
    assert mouse.made == made
    if name in ("ships", "expansion"):
        for _ in range(3):
            mouse.click_area(next(iter(mouse.panel.answers())))
    mouse.confirm()
    assert mouse.made == made, "the button takes no click either"
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    mouse.confirm()
    assert mouse.made == made + 1


def test_simple_decisions_take_at_most_two_clicks(bring: Bring) -> None:
    mouse = bring(PlaceBid)
    now = mouse.made
    mouse.confirm()
    assert mouse.made == now + 1

    mouse = bring(AnnounceMerger)
    now = mouse.made
    mouse.pass_()
    assert mouse.made == now + 1

    mouse = bring(ChooseResearch)
    now = mouse.made
    mouse.choose(mouse.panel.list, 0)
    assert mouse.made == now + 1


@pytest.mark.parametrize(
    "name", soak_but(("acquisitions", "ships"), ["new_era", "acquisitions", "operations", "ships", "expansion"])
)
def test_the_rules_are_asked_once_what_can_be_answered(
    program: Program, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_to(program, POSITIONS[name])
    assert program.table
    asked = program.table.history.asked
    calls: list[State] = []
    actions = type(asked).actions

    def counted_actions(asked: Any, view: State) -> Any:
        calls.append(view)
        return actions(asked, view)

    monkeypatch.setattr(type(asked), "actions", counted_actions)
    program.table.show_all()
    assert len(calls) == 1
    mouse = Mouse(program)
    places = [mark.area for mark in mouse.panel.marks() if isinstance(mark, AreaMark)]
    monkeypatch.setattr(settling, "SETTLING_MS", 100_000)  # so that a click only chooses
    program.table.board.scene.area_hovered.emit(places[-1])
    mouse.click_area(places[-1])
    assert mouse.panel.why_not(places[-1]) == ""
    assert len(calls) == 1
    assert mouse.made == len(program.table.bridge.session.entries), "nothing is played yet"


class ShownWindows(QObject):
    """Notes the kinds of windows that are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.kinds.append(type(watched).__name__)
        return False


@pytest.mark.parametrize("name", soak_but(SHORT, POSITIONS))
def test_no_part_of_a_panel_is_a_window_for_a_moment(program: Program, qapp: QApplication, name: str) -> None:
    """It would flash, and take the keyboard from the window."""
    go_to(program, POSITIONS["new_era"])
    shown = ShownWindows()
    qapp.installEventFilter(shown)
    go_to(program, POSITIONS[name])
    qapp.removeEventFilter(shown)
    assert shown.kinds == []
