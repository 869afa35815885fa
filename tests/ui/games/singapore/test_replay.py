"""A replay tells what a raid brings when its scene has shown it, and nothing of the decision that follows."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from indonesia_qt.core.flow import Pass
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.panels.past import PastPanel
from tests.ui.games.singapore.tables import show
from tests.ui.games.singapore.test_surprises import RESULT, raided, use
from tests.ui.pages.beats import BeatPage
from tests.ui.pages.page import Page
from tests.ui.pages.past import BannerPage, PastPage
from tests.ui.pages.singapore import HoldingsPage
from tests.ui.pages.singapore_panels import SingaporeTable


@pytest.fixture(autouse=True)
def still() -> None:
    """Scenes move here at the usual speed, as they do for a player."""


def played(program: Program) -> tuple[SingaporeTable, int]:
    """A turn with a raid is over, and the next one began; return the table, and how many decisions were made before."""
    mouse = show(program, raided, chance="practice")
    bridge = mouse.table.bridge
    at = bridge.made
    use(mouse)
    mouse.table.beats.clear()
    bridge.submit(Pass(), bridge.made)
    assert bridge.question
    bridge.submit(next(iter(bridge.question.actions(bridge.session.state))), bridge.made)
    mouse.table.beats.clear()
    return mouse, at


def replay(program: Program, mouse: SingaporeTable, at: int) -> None:
    """Begin the replay before a decision; the next one is shown at once."""
    mouse.table.history.look_at(at)
    BannerPage.of(program.window).play()
    mouse.table.history.replay.go_on()
    QApplication.processEvents()


def told(program: Program) -> list[str]:
    """All that the panel and the card of the beat say of the result."""
    page = BeatPage.of(program.window)
    assert program.table
    labels = [label.text() for label in Page(program.table.decision.host).parts(QLabel)]
    return [text for text in [*labels, *page.lines, page.sum] if any(word in text for word in RESULT)]


def test_a_raid_is_told_after_its_scene(program: Program) -> None:
    mouse, at = played(program)
    replay(program, mouse, at)
    beats = mouse.table.beats
    assert beats.motion.is_running
    beats.motion.clock.pause()
    before = HoldingsPage.at(program, 1).numbers
    assert "9" in before
    assert told(program) == []
    assert BeatPage.of(program.window).sum == ""
    beats.motion.clock.setCurrentTime(beats.motion.clock.duration() - 20)
    assert told(program) == []
    assert HoldingsPage.at(program, 1).numbers == before
    beats.motion.finish()
    assert told(program)
    assert HoldingsPage.at(program, 1).numbers != before


def test_no_decision_is_told_before_the_replay_shows_it(program: Program) -> None:
    mouse, at = played(program)
    replay(program, mouse, at)
    assert not isinstance(mouse.table.decision.host.panel, PastPanel)
    assert mouse.table.history.looks_back
    BannerPage.of(program.window).play()
    assert PastPage.of(program.window).lists_choices or PastPage.of(program.window).is_secret
    assert not mouse.table.beats.motion.is_running


def test_a_click_on_stop_that_ends_the_last_scene_starts_no_replay(program: Program) -> None:
    mouse, at = played(program)
    history = mouse.table.history
    history.undo_to(mouse.table.bridge.made - 1)
    replay(program, mouse, at)
    BannerPage.of(program.window).play()
    assert not history.looks_back
    assert not history.replay.runs
    assert not history.banner.play.isChecked()


def test_the_decision_before_a_chip_says_what_the_chip_brought(program: Program) -> None:
    mouse, at = played(program)
    mouse.table.history.look_at(at)
    assert any("a raid" in text for text in PastPage.of(program.window).labels())
