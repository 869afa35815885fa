"""The curtain asks for the PIN of who has chosen one; who has forgotten his takes it away before all."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.settings.pins import Pins
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.table.privacy import HandOverPanel
from tests.ui.pages.boxes import ForgottenPinPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin


@pytest.fixture
def mouse(begin: Begin) -> Mouse:
    """Two people with a curtain between them, before the first decision."""
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("privacy", "curtain")
    assert isinstance(mouse.panel, HandOverPanel)
    return mouse


def refusals(mouse: Mouse) -> list[str]:
    told: list[str] = []
    mouse.table.refused.connect(told.append)
    return told


def enter(mouse: Mouse, pin: str) -> None:
    QTest.keyClicks(mouse.panel.pin, pin)
    mouse.confirm()


def back_behind_the_curtain(mouse: Mouse) -> None:
    mouse.table.privacy.look(None)
    assert isinstance(mouse.panel, HandOverPanel)


def test_nobody_needs_a_pin(mouse: Mouse) -> None:
    enter(mouse, "")
    assert not isinstance(mouse.panel, HandOverPanel)


def test_a_chosen_pin_is_asked_for_and_only_it_opens_the_curtain(mouse: Mouse) -> None:
    name = mouse.panel.name
    enter(mouse, "2468")
    back_behind_the_curtain(mouse)
    told = refusals(mouse)
    for wrong in ("", "1234", "24680"):
        enter(mouse, wrong)
        assert isinstance(mouse.panel, HandOverPanel)
        assert told[-1] == f"That isn’t {name}’s PIN."
        assert mouse.panel.pin.text() == ""
    enter(mouse, "2468")
    assert not isinstance(mouse.panel, HandOverPanel)


def test_a_wrong_pin_is_refused_below_its_field_without_a_rule(mouse: Mouse) -> None:
    enter(mouse, "2468")
    back_behind_the_curtain(mouse)
    enter(mouse, "1234")
    callout, field = mouse.program.window.refusals.callout, mouse.panel.pin
    assert field.hasFocus()
    assert callout.isVisible()
    assert not callout.link.isVisible()
    assert abs(callout.mapToGlobal(QPoint()).y() - field.mapToGlobal(field.rect().bottomLeft()).y()) <= 8


def test_what_is_no_pin_is_refused(mouse: Mouse) -> None:
    told = refusals(mouse)
    for wrong in ("12", "abcd"):
        enter(mouse, wrong)
        assert isinstance(mouse.panel, HandOverPanel)
        assert told[-1] == "A PIN must have 4 to 8 digits."


def test_enter_in_the_pin_asks_once_and_never_opens_the_curtain_for_what_is_no_pin(mouse: Mouse) -> None:
    told = refusals(mouse)
    QTest.keyClicks(mouse.panel.pin, "12")
    QTest.keyClick(mouse.panel.pin, Qt.Key.Key_Return)
    assert isinstance(mouse.panel, HandOverPanel)
    assert told == ["A PIN must have 4 to 8 digits."]
    QTest.keyClicks(mouse.panel.pin, "1357")
    QTest.keyClick(mouse.panel.pin, Qt.Key.Key_Return)
    assert not isinstance(mouse.panel, HandOverPanel)


def test_a_forgotten_pin_is_taken_away_and_everybody_is_told(mouse: Mouse, qtbot: QtBot) -> None:
    name = mouse.panel.name
    enter(mouse, "2468")
    back_behind_the_curtain(mouse)
    mouse.click(mouse.panel.lost)
    question = ForgottenPinPage.of(mouse.panel)
    assert question.text == f"Remove {name}’s PIN? Everyone will see this in the log."
    question.remove()
    qtbot.waitUntil(lambda: not mouse.panel.has_pin)
    assert isinstance(mouse.panel, HandOverPanel)
    assert mouse.program.window.focusWidget() is mouse.panel.pin
    log = [line.text for line in mouse.table.log.pane.lines]
    assert f"{name}’s PIN was reset without being entered." in log
    enter(mouse, "")
    assert not isinstance(mouse.panel, HandOverPanel)


def test_a_pin_stays_when_it_is_not_to_be_removed(mouse: Mouse) -> None:
    enter(mouse, "2468")
    back_behind_the_curtain(mouse)
    panel = mouse.panel
    panel.lost.setFocus()
    mouse.click(panel.lost)
    ForgottenPinPage.of(panel).confirm()  # Enter presses what does no harm
    QApplication.processEvents()
    assert mouse.panel is panel
    assert panel.pins.has(panel.name)
    assert mouse.program.window.focusWidget() is panel.lost


def test_who_enters_his_pin_may_have_it_asked_no_more(mouse: Mouse) -> None:
    enter(mouse, "2468")
    back_behind_the_curtain(mouse)
    mouse.click(mouse.panel.keep)
    enter(mouse, "2468")
    back_behind_the_curtain(mouse)
    assert not mouse.panel.has_pin


def test_only_a_salted_hash_is_kept(tmp_path: Path, qapp: object) -> None:
    assert qapp
    settings = Settings(tmp_path)
    pins = Pins(settings)
    assert pins.choose("Ana / B", "2468")
    assert pins.choose("Budi", "2468")
    settings.sync()
    hashes = list(msgspec.json.decode(settings.file.read_bytes(), type=dict[str, str]).values())
    assert len(hashes) == 2
    assert hashes[0] != hashes[1]
    assert "2468" not in [part for line in hashes for part in line.split(":")]
    assert pins.fits("Ana / B", "2468")
    assert not pins.fits("Ana / B", "2469")
    pins.forget("Ana / B")
    assert not pins.has("Ana / B")
    assert pins.has("Budi")


def test_a_damaged_hash_is_no_pin(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.set("pins/Ana", "xyz")
    assert not Pins(settings).has("Ana")
