"""One button takes the fixes of all problems; one undo takes them back."""

from __future__ import annotations

from tests.mapmaking.review.test_playable import drawn
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.editor import playable
from tests.ui.pages.editor.playable import PlayablePage
from tests.ui.pages.editor.problems import ProblemsPage


def test_all_fixes_are_one_step(desktop: Desktop) -> None:
    desktop.editors.edit(drawn([(100, 100, 300, 300), (300, 100, 500, 300)]))
    document = desktop.window.document
    before = document.draft
    ProblemsPage.of(desktop.window).make_playable()
    said = playable.awaited()
    assert said.message == f"{playable.CAN_BE_PLAYED} {playable.LINKS_STAY}"
    assert said.fixes()["The name of Land 0 isn’t on the map."] == "Show label of Land 0"
    assert document.undo_stack.count() == 1
    assert desktop.page.problems_counted == "No problems"
    said.undo()
    assert document.draft is before
    assert not PlayablePage.is_shown()


def test_a_map_that_needs_more_stays_as_it_is(desktop: Desktop) -> None:
    desktop.editors.edit(drawn([]))
    desktop.page.give("make_playable")
    said = playable.awaited()
    assert said.message.startswith("The map can’t be played yet: ")
    said.close()
    assert desktop.window.document.undo_stack.count() == 0


def test_what_is_changed_meanwhile_stays(desktop: Desktop) -> None:
    desktop.editors.edit(drawn([(100, 100, 300, 300)]))
    desktop.page.give("make_playable")
    desktop.rename("Changed")
    assert playable.awaited().message.startswith(playable.CAN_BE_PLAYED)
    assert desktop.window.document.board.title == "Changed"
    assert desktop.window.document.undo_stack.count() == 2
