"""The line below the board tells the present position, never the one before the last move."""

from __future__ import annotations

from indonesia_qt.ui.app.program import Program
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, go_to


def test_what_it_says_of_the_area_under_the_pointer_follows_the_move_and_its_undoing(program: Program) -> None:
    go_to(program, POSITIONS["expansion"])
    mouse, main = Mouse(program), program.window
    assert program.table
    area = next(iter(mouse.panel.answers()))
    program.table.board.scene.hover(area)
    before = main.statusBar().currentMessage()
    mouse.place(area)
    after = main.statusBar().currentMessage()
    assert after not in ("", before)
    said: list[str] = []
    program.table.board.facts_said.connect(said.append)
    program.table.bridge.undo()
    assert said == [before]
    assert main.statusBar().currentMessage() == "The bots are still paused.", "which is news"


def test_it_says_nothing_of_another_game(program: Program) -> None:
    go_to(program, POSITIONS["expansion"])
    mouse, bar = Mouse(program), program.window.statusBar()
    mouse.point_at_area(next(iter(mouse.panel.answers())))
    said = bar.currentMessage()
    assert said
    go_to(program, POSITIONS["deliveries"])
    assert bar.currentMessage() != said


def test_a_refusal_goes_with_the_next_move(program: Program) -> None:
    go_to(program, POSITIONS["expansion"])
    mouse, main = Mouse(program), program.window
    mouse.panel.area_clicked(next(iter(set(mouse.panel.view.cities))))
    assert main.refusals.callout.isVisible()
    assert main.statusBar().currentMessage() == main.refusals.callout.text()
    said = main.statusBar().currentMessage()
    main.map.map_scene.hover("")  # type: ignore[union-attr]
    main.show_refusal(said)
    mouse.place(next(iter(mouse.panel.answers())))
    assert not main.refusals.callout.isVisible()
    assert main.statusBar().currentMessage() != said


def test_the_start_screen_says_nothing_of_a_game_that_was_left(program: Program) -> None:
    go_to(program, POSITIONS["expansion"])
    program.window.show_refusal("That area isn’t free.")
    program.show_start()
    assert not program.window.refusals.callout.isVisible()
    assert program.window.statusBar().currentMessage() == ""
