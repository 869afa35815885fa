"""Looking back at a game: all that could have been chosen is listed, and what was chosen is ticked."""

from __future__ import annotations

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.games.singapore.rules.actions import Build, BuildTop, DrawChip, Step
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark, Piece
from indonesia_qt.ui.games.singapore.board.piece_values import SUGGESTED
from indonesia_qt.ui.table.window.side import Side
from tests.ui.games.singapore.panels.towns import building_turn, turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.page import settle
from tests.ui.pages.past import PastPage


def test_each_building_to_go_to_has_a_line_and_the_one_that_was_chosen_is_ticked(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "e5"))
    steps = [action.area for action in mouse.table.bridge.question.actions(mouse.state) if isinstance(action, Step)]
    assert len(steps) > 1
    mouse.click_area(steps[-1])
    made = mouse.table.bridge.made
    mouse.table.history.look_at(made - 1)
    past = PastPage.of(program.window)
    past.widget.find_alternatives()
    assert past.lists_choices
    (ticked,) = past.ticked
    assert ticked.startswith("Go to ")
    assert steps[-1].upper() in ticked
    assert all(any(area.upper() in text for text in past.entries) for area in steps)


def test_the_top_tile_is_named_with_what_its_use_brings(program: Program) -> None:
    mouse = show(program, lambda table: building_turn(table, money=9, last=True))
    bought = AnswerGroup(BuildTop(), BuildTop())
    words = mouse.table.context.words
    text = words.group(mouse.state, bought)
    assert text.text == "Buy the top tile: Opium Smuggling"
    assert text.about.startswith("when used: ")


def test_a_better_tile_is_only_suggested_on_the_board_and_the_one_that_was_built_is_framed(program: Program) -> None:
    mouse = show(program, lambda table: building_turn(table, money=9))
    bridge, tiles = mouse.table.bridge, mouse.table.strip.tiles
    built, better = (one for one in bridge.question.actions(mouse.state) if isinstance(one, Build))
    made = bridge.made
    bridge.submit(built, made)
    mouse.table.history.look_at(made)
    assert tiles.frames == {built.tile: "chosen"}
    past = PastPage.of(program.window)
    past.widget.show_verdict("Mistake", "", better)
    assert tiles.frames == {built.tile: "chosen", better.tile: "hint"}
    assert "This decision" in past.frames
    assert "Suggested move" in past.frames
    hinted = [mark.area for mark in past.widget.marks() if isinstance(mark, AreaMark) and mark.standing == "hint"]
    suggested = [mark for mark in past.widget.marks() if isinstance(mark, Piece)]
    assert [(one.kind, one.area, one.ghost) for one in suggested] == [(SUGGESTED, *hinted, True)]
    mouse.table.history.come_back()
    assert tiles.frames == {}


def test_while_the_past_is_shown_the_log_leaves_its_room_to_the_decision(program: Program) -> None:
    program.window.resize(1920, 1080)
    mouse = show(program, lambda table: building_turn(table, money=9))
    bridge = mouse.table.bridge
    bridge.submit(Build("I-05"), bridge.made)
    settle()
    side = program.window.docks.decision.widget()
    assert isinstance(side, Side)
    now = side.sizes()
    mouse.table.history.look_at(0)
    settle()
    assert side.sizes()[0] > 1.2 * now[0]
    mouse.table.history.come_back()
    settle()
    assert side.sizes() == now


def test_what_chance_decided_is_said_of_nobody(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "e4"))
    mouse.click_area("e4")
    mouse.confirm()
    entries = mouse.table.bridge.session.entries
    mouse.table.history.look_at(next(at for at, entry in enumerate(entries) if isinstance(entry.action, DrawChip)))
    past = PastPage.of(program.window)
    assert "A black chip is drawn" in past.labels()
