"""A turn can be drafted: its moves are chips that can be taken away and moved, and one press plays them all."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.singapore.rules.actions import BuildRoad, Exchange, Step
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from indonesia_qt.games.singapore.rules.events import ChipDrawn
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark, LinkMark
from indonesia_qt.ui.games.singapore.panels.draft_row import DraftRow
from tests.games.singapore.positions import Table
from tests.ui.games.singapore.panels.test_plans import actions
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.page import Page, owned, said_by, settle
from tests.ui.pages.singapore import HoldingsPage
from tests.ui.pages.singapore_panels import SingaporeTable

BRICK = Exchange("start-2", 0, NOTHING, Goods(brick=1))
ROAD = BuildRoad("f5", "g5")


@pytest.fixture
def mouse(program: Program) -> SingaporeTable:
    """A turn that is drafted: a step to the brick pit, its use, and two steps on."""
    mouse = show(program, turn)
    mouse.switch_drafts()
    for area in ("e6", "e6", "e4"):
        mouse.click_area(area)
    return mouse


def add_road(mouse: SingaporeTable) -> None:
    mouse.open_page("Roads")
    mouse.choose_road(ROAD)
    settle()
    assert mouse.drafted[-1] == "⑤ Road: F5 – G5"


def test_moves_are_collected_and_played_by_one_press(mouse: SingaporeTable) -> None:
    made = mouse.made
    assert mouse.drafted == ["① → E6", "② E6: 1\xa0brick", "③ → E5", "④ → E4"]
    assert actions(mouse) == []
    assert mouse.gauges() == ["0 steps left", "2 actions left"]
    assert mouse.confirmation == "Play 4 moves"
    mouse.confirm()
    assert actions(mouse) == [Step(0, "e6"), BRICK, Step(0, "e5"), Step(0, "e4")]
    assert mouse.drafted == []
    mouse.table.bridge.undo()
    assert mouse.made == made


@pytest.mark.parametrize("width", [200, 330, 500, 1200])
def test_all_moves_name_buildings_in_one_form(mouse: SingaporeTable, width: int) -> None:
    [row] = owned(mouse.panel, DraftRow)
    row.resize(width, row.height())
    assert [chip.text() for chip in mouse.draft_chips] in [
        list(form) for form in zip(*(chip.forms for chip in mouse.draft_chips), strict=True)
    ]


def test_a_draft_says_that_a_raid_is_certain(program: Program) -> None:
    def arrange(table: Table) -> None:
        turn(table, "e4")
        table.chips(6, 5, 5)

    mouse = show(program, arrange)
    mouse.switch_drafts()
    assert "a raid is certain, and costs £7, 1\N{NO-BREAK SPACE}opium" in mouse.panel.about_place("e4")[-1]
    mouse.choose_trade("I-09")
    mouse.confirm()
    text = said_by(mouse.table.decision.prompt.text)
    assert text.endswith("A raid is certain, and costs £7, 1\N{NO-BREAK SPACE}opium. Play the draft, or remove a move.")


def test_the_board_shows_where_the_draft_leads(mouse: SingaporeTable) -> None:
    assert mouse.table.board.shown.players[0].workers == ("e4",)
    assert mouse.state.players[0].workers == ("d5",)
    assert "Workers: Ana" in mouse.table.board.describe("e4")


def test_the_moves_are_numbered_on_the_board_along_their_way(mouse: SingaporeTable) -> None:
    numbers = [(mark.area, mark.text) for mark in mouse.marks(AreaMark) if mark.text]  # type: ignore[attr-defined]
    assert numbers == [("e6", "1"), ("e6", "2"), ("e5", "3"), ("e4", "4")]
    roads = {frozenset((mark.a, mark.b)) for mark in mouse.marks(LinkMark)}  # type: ignore[attr-defined]
    assert roads >= {frozenset(("e6", "e5")), frozenset(("e5", "e4"))}


@pytest.mark.parametrize("roads", [(), [ROAD]])
def test_where_only_the_end_is_left_the_draft_is_to_be_played(program: Program, roads: Sequence[BuildRoad]) -> None:
    def arrange(table: Table) -> None:
        turn(table, steps=1, actions_left=0)
        table.player(0, money=6 if roads else 0)

    mouse = show(program, arrange)
    mouse.switch_drafts()
    mouse.click_area("e6")
    assert mouse.drafted
    assert mouse.table.decision.prompt.text.text().endswith("Play the draft, or change it.")


def test_the_draft_can_be_played_while_another_move_is_chosen(mouse: SingaporeTable) -> None:
    assert mouse.confirmation == "Play 4 moves"
    assert not mouse.panel.play_draft.isVisible()
    mouse.choose_trade("I-09")
    assert mouse.confirmation == "Add to the draft"
    mouse.press("Play 4 moves")
    assert actions(mouse) == [Step(0, "e6"), BRICK, Step(0, "e5"), Step(0, "e4")]


@pytest.mark.usefixtures("undressed")
def test_in_a_small_window_two_chips_are_side_by_side(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    mouse = show(program, turn)
    mouse.switch_drafts()
    for area in ("e6", "e6", "e4"):
        mouse.click_area(area)
    settle()
    tops = [chip.mapTo(mouse.panel, QPoint()).y() for chip in mouse.draft_chips]
    assert tops[0] == tops[1] < tops[2]


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_drafted_moves_have_whole_names_where_two_lines_suffice(program: Program, size: tuple[int, int]) -> None:
    program.window.appearance.put_on()
    program.window.resize(*size)

    def arrange(table: Table) -> None:
        table.stand("b5", "II-06", 0)
        table.stand("a5", "III-05", 0)
        turn(table, "c5")
        table.roads("b5 c5", "a5 b5")

    mouse = show(program, arrange)
    mouse.switch_drafts()
    mouse.click_area("b5")
    assert mouse.draft_chips[0].text() == "① → Tea Transport B5"
    mouse.click_area("a5")
    settle()
    assert [chip.text() for chip in mouse.draft_chips] == ["① → Tea Transport B5", "② → Tea Transport A5"]
    for chip in mouse.draft_chips:
        assert chip.text() in chip.forms
        assert chip.width() >= chip.width_with(chip.text())


def test_a_drafted_step_names_its_worker_if_there_are_two(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "d5", "e4"))
    mouse.switch_drafts()
    mouse.click_area("e5")
    assert mouse.drafted == ["① W2 → E5"]
    assert mouse.draft_chips[0].forms[0] == "① Worker 2 → Builder E5"


def test_prompt_cards_and_track_show_what_the_draft_leaves(program: Program) -> None:
    mouse = show(program, turn)
    prompt, holdings = mouse.table.decision.prompt.text, HoldingsPage.at(program, 0)
    before = prompt.text(), holdings.numbers
    mouse.switch_drafts()
    for area in ("e6", "e6"):
        mouse.click_area(area)
    assert prompt.text().endswith("Left: 2 steps, 2 actions.")
    bricks = [int(numbers[2]) for numbers in (holdings.numbers, before[1])]
    assert bricks[0] == bricks[1] + 1
    for number in (1, 0):
        mouse.remove_drafted(number)
    assert (prompt.text(), holdings.numbers) == before


def test_a_drafted_chip_leaves_fewer_uses_and_no_moves_and_the_prompt_says_why(mouse: SingaporeTable) -> None:
    mouse.choose_trade("I-09")
    mouse.confirm()
    assert mouse.gauges() == ["0 steps left", "1 action left"]
    assert mouse.table.decision.prompt.text.text().endswith("A chip is drawn next: play the draft, or remove a move.")
    assert not mouse.panel.tabs.isVisible()
    assert any("Nobody knows what follows the chip" in text for text in Page(mouse.panel).labels())
    mouse.remove_drafted(4)
    assert mouse.gauges() == ["0 steps left", "2 actions left"]
    assert mouse.panel.tabs.isVisible()


def test_a_refusal_goes_with_the_next_drafted_move_and_with_undo(mouse: SingaporeTable, program: Program) -> None:
    callout = program.window.refusals.callout
    mouse.remove_drafted(2)
    assert callout.isVisible(), "the last move isn't possible without the step before it"
    program.window.commands.actions["undo"].trigger()
    assert not callout.isVisible()
    mouse.click_area("c4")
    assert callout.isVisible()
    mouse.click_area("d6")
    assert mouse.drafted
    assert not callout.isVisible()


def test_the_end_of_the_turn_plays_the_draft_first(mouse: SingaporeTable) -> None:
    assert mouse.panel.pass_button.leads_to == "plays 4 moves first"
    mouse.pass_()
    assert actions(mouse)[-1] == Pass()
    assert len(actions(mouse)) == 5


def test_what_leaves_something_open_is_added_by_the_button(mouse: SingaporeTable) -> None:
    mouse.choose_trade("I-09")
    assert mouse.confirmation == "Add to the draft"
    assert mouse.leads_to == "Take £2"
    mouse.confirm()
    assert mouse.drafted[-1] == "⑤ E4: £2"
    assert mouse.confirmation == "Play 5 moves"
    assert mouse.leads_to == "up to the chip"
    assert mouse.passing is None
    refused = mouse.refusals
    mouse.click_area("e5")
    assert refused == ["A chip is drawn next: play the draft, or remove a move."]
    mouse.confirm()
    events = [event for entry in mouse.table.bridge.session.entries for event in entry.events]
    assert any(isinstance(event, ChipDrawn) for event in events)


def test_a_move_that_is_removed_takes_those_along_that_it_made_possible(mouse: SingaporeTable) -> None:
    refused = mouse.refusals
    mouse.remove_drafted(1)
    assert mouse.drafted == ["① → E6", "② → E5", "③ → E4"]
    assert refused == []
    mouse.remove_drafted(1)
    assert mouse.drafted == ["① → E6"]
    assert refused == ["1 later move isn’t possible without it, and was removed, too."]


def test_undo_takes_the_last_move_out_of_the_draft_and_then_what_was_played(mouse: SingaporeTable) -> None:
    window = mouse.program.window
    assert window.play.undo.isEnabled()
    for left in (3, 2, 1, 0):
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert len(mouse.drafted) == left
    assert actions(mouse) == []


def test_redo_puts_back_what_undo_took_out_until_the_draft_is_changed_otherwise(mouse: SingaporeTable) -> None:
    window, drafted = mouse.program.window, mouse.drafted
    assert not window.play.redo.isEnabled()
    for _ in range(2):
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    for number in (3, 4):
        assert window.play.redo.isEnabled()
        QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert mouse.drafted == drafted[:number]
    assert not window.play.redo.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    mouse.remove_drafted(2)
    assert not window.play.redo.isEnabled()
    assert actions(mouse) == []


def test_a_move_is_moved_where_the_rules_allow_it(mouse: SingaporeTable) -> None:
    add_road(mouse)
    chips = mouse.draft_chips
    assert [entry.isEnabled() for entry in chips[4].menu().actions()] == [True, False, True]
    assert [entry.isEnabled() for entry in chips[0].menu().actions()] == [False, False, True]
    for place in (4, 3, 2):
        chip = mouse.draft_chips[place]
        chip.setFocus()
        QTest.keyClick(chip, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
        QApplication.processEvents()
    assert mouse.drafted[1:3] == ["② Road: F5 – G5", "③ E6: 1\xa0brick"]
    QTest.keyClick(mouse.draft_chips[1], Qt.Key.Key_Delete)
    assert len(mouse.drafted) == 4


def test_a_chip_that_is_moved_by_keys_keeps_the_keyboard(mouse: SingaporeTable) -> None:
    add_road(mouse)
    mouse.draft_chips[4].setFocus()
    for place in (3, 2):
        QTest.keyClick(mouse.program.window.focusWidget(), Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
        settle()
        assert mouse.program.window.focusWidget() is mouse.draft_chips[place]
    assert mouse.drafted[2:4] == ["③ Road: F5 – G5", "④ → E5"]


def test_a_chip_is_dragged_to_another_place(mouse: SingaporeTable) -> None:
    add_road(mouse)
    mouse.drag_drafted(4, before=1)
    assert mouse.drafted[:3] == ["① → E6", "② Road: F5 – G5", "③ E6: 1\xa0brick"]
    mouse.drag_drafted(1, before=None)
    assert mouse.drafted[3:] == ["④ → E4", "⑤ Road: F5 – G5"]
    assert actions(mouse) == []


def test_a_line_shows_where_a_chip_would_be_dropped(mouse: SingaporeTable) -> None:
    add_road(mouse)
    with mouse.dragging_drafted(4) as drag:
        assert mouse.drop_line is None
        drag(mouse.before_drafted(1))
        assert mouse.drop_line == 1
        drag(mouse.before_drafted(4))
        assert mouse.drop_line is None, "there it would stay where it is"
        drag(mouse.before_drafted(0))
        assert mouse.drop_line == 0
        drag(mouse.before_drafted(0) - QPoint(0, 300))
        assert mouse.drop_line is None, "outside of the row"
    assert mouse.drafted[4] == "⑤ Road: F5 – G5"
    with mouse.dragging_drafted(2) as drag:
        drag(mouse.before_drafted(None))
        assert mouse.drop_line == 5


def test_escape_cancels_a_drag(mouse: SingaporeTable) -> None:
    add_road(mouse)
    with mouse.dragging_drafted(4) as drag:
        drag(mouse.before_drafted(1))
        QTest.keyClick(mouse.draft_chips[4], Qt.Key.Key_Escape)
        assert mouse.drop_line is None
    assert mouse.drafted[4] == "⑤ Road: F5 – G5"


def test_an_order_that_the_rules_refuse_is_refused_with_the_reason(mouse: SingaporeTable) -> None:
    refused = mouse.refusals
    mouse.drag_drafted(1, before=0)
    assert refused == ["None of your workers is in Brick Pit."]
    assert mouse.drafted[:2] == ["① → E6", "② E6: 1\xa0brick"]
    mouse.draft_chips[1].setFocus()
    QTest.keyClick(mouse.draft_chips[1], Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert len(refused) == 2


@pytest.mark.parametrize("by", ["drag", "keys"])
def test_why_a_chip_cant_be_moved_is_said_below_it_and_not_over_the_town(
    mouse: SingaporeTable, program: Program, by: str
) -> None:
    board, chip = program.window.map, mouse.draft_chips[1]
    assert board
    QCursor.setPos(board.mapToGlobal(board.rect().center()))
    if by == "drag":
        mouse.drag_drafted(1, before=0)
    else:
        chip.setFocus()
        QTest.keyClick(chip, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    callout = program.window.refusals.callout
    assert callout.isVisible()
    assert 0 <= callout.y() - chip.mapTo(program.window, chip.rect().bottomLeft()).y() <= 10


def test_nothing_is_dragged_behind_a_chip_that_is_drawn(mouse: SingaporeTable) -> None:
    mouse.choose_trade("I-09")
    mouse.confirm()
    refused = mouse.refusals
    mouse.drag_drafted(1, before=None)
    assert refused == ["Nothing can come after the end of the turn, or after a drawn chip."]
    assert mouse.drafted[-1] == "⑤ E4: £2"


def test_a_click_on_a_chip_opens_its_menu(mouse: SingaporeTable) -> None:
    chip = mouse.draft_chips[3]
    menu = chip.menu()
    remove = menu.actions()[-1]
    menu.aboutToShow.connect(
        lambda: QTimer.singleShot(
            0, menu, lambda: QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(remove).center())
        )
    )
    mouse.click(chip)
    settle()
    assert mouse.drafted == ["① → E6", "② E6: 1\xa0brick", "③ → E5"]


def test_every_part_of_the_draft_has_a_name(mouse: SingaporeTable) -> None:
    assert mouse.draft_chips[1].accessibleName() == "Move 2: Brick Pit (E6): Take 1\xa0brick"
    assert "Remove Go to Brick Pit (E6)" in [
        button.accessibleName() for button in Page(mouse.panel).parts(type(mouse.panel.switch))
    ]


def test_a_plan_is_added_whole(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, used=("I-09", "I-12")))
    mouse.switch_drafts()
    mouse.open_page("Plans")
    mouse.wait_for_plans()
    moves = len(mouse.panel.plans.answers)
    assert (mouse.confirmation, mouse.leads_to) == ("Add to the draft", f"{moves} moves, ends your turn")
    mouse.confirm()
    assert mouse.drafted[-1].endswith("End turn")
    assert mouse.leads_to == "ends your turn"
    mouse.confirm()
    assert actions(mouse)[-1] == Pass()


def test_without_the_switch_moves_are_played_at_once_and_a_draft_is_given_up(mouse: SingaporeTable) -> None:
    mouse.switch_drafts()
    assert mouse.drafted == []
    mouse.click_area("e6")
    assert actions(mouse) == [Step(0, "e6")]
