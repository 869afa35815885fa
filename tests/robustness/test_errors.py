"""An error that nobody expected is told in a window, kept in a report, and nothing is lost."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt import __version__
from indonesia_qt.cli.command_line import run
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.support.crash_handler import ErrorWatch
from tests.ui.pages.boxes import MessagePage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def watched(program: Program, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """The program as it is when it runs by itself."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    watch = ErrorWatch(program)
    watch.happened.connect(program.problems.errors.show)
    watch.install()
    yield program
    for shown in MessagePage.all_of(program.window):
        shown.close()


def message(program: Program, qtbot: QtBot) -> str:
    """What the one window tells, which is closed."""
    qtbot.waitUntil(lambda: bool(MessagePage.all_of(program.window)), timeout=5_000)
    (shown,) = MessagePage.all_of(program.window)
    shown.close()
    return shown.text


def reports(own_data: Path) -> list[Path]:
    return sorted((own_data / "reports").glob("*"))


def fail() -> None:
    raise ZeroDivisionError("nothing to divide by")


class BadPainter(QWidget):
    """A widget that can't be painted."""

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        raise ValueError("no such colour")


def play(mouse: Mouse, decisions: int) -> None:
    made = mouse.table.bridge.made
    while mouse.table.bridge.made < made + decisions:
        mouse.answer()


def test_a_missing_file_of_the_program(watched: Program, own_data: Path, qtbot: QtBot) -> None:
    def load() -> None:
        raise ModuleNotFoundError("No module named 'shapely'", name="shapely")

    watched.start()
    QTimer.singleShot(0, load)
    text = message(watched, qtbot)
    assert "is missing or damaged (No module named 'shapely'). Install the program again." in text
    assert len(reports(own_data)) == 1


def test_an_error_in_a_slot(
    begin: Begin, watched: Program, own_data: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    mouse = begin("human", "human")
    play(mouse, 3)
    button = QPushButton("Fail", watched.window)
    button.clicked.connect(fail)
    button.show()
    mouse.click(button)
    button.hide()

    text = message(watched, qtbot)
    (report,) = reports(own_data)
    assert "ZeroDivisionError: nothing to divide by" in text
    assert str(report) in text
    assert f"Your game is saved in {watched.file}" in text
    assert "Traceback" not in text
    told = json.loads(report.read_text(encoding="utf-8").splitlines()[-1])
    assert told["runs_on"]["program"] == __version__
    assert {"python", "pyside", "qt", "system"} <= told["runs_on"].keys()
    assert any("in fail" in line for line in told["traceback"])
    assert told["log"][-1] == watched.table.log.pane.lines[-1].text  # type: ignore[union-attr]
    assert run(["replay", str(report), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"] == 3
    play(mouse, 2)


def test_an_error_in_painting_is_told_once(begin: Begin, watched: Program, own_data: Path, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    bad = BadPainter(watched.window)
    bad.resize(40, 40)
    bad.show()

    assert "ValueError: no such colour" in message(watched, qtbot)
    for _ in range(5):
        bad.update()
        QApplication.processEvents()
    assert not MessagePage.all_of(watched.window)
    assert len(reports(own_data)) == 1
    bad.hide()
    play(mouse, 2)


def test_of_a_storm_of_errors_one_window_is_shown(watched: Program, own_data: Path, qtbot: QtBot) -> None:
    def fail_otherwise(number: int) -> None:
        exec(compile("\n" * number + "raise KeyError('lost')", "storm", "exec"))

    for number in range(50):
        QTimer.singleShot(0, lambda number=number: fail_otherwise(number))
    qtbot.waitUntil(lambda: bool(MessagePage.all_of(watched.window)), timeout=5_000)
    for _ in range(5):
        QApplication.processEvents()

    assert len(MessagePage.all_of(watched.window)) == 1
    assert len(reports(own_data)) == 1
    message(watched, qtbot)
    QTimer.singleShot(0, fail)
    assert "ZeroDivisionError" in message(watched, qtbot)


def test_an_error_in_a_thread(watched: Program, own_data: Path, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()

    assert "ZeroDivisionError" in message(watched, qtbot)
    assert len(reports(own_data)) == 1


def test_a_report_opens_in_the_window_like_a_saved_game(
    begin: Begin, watched: Program, own_data: Path, qtbot: QtBot
) -> None:
    play(begin("human", "human"), 3)
    QTimer.singleShot(0, fail)
    message(watched, qtbot)
    (report,) = reports(own_data)
    before = report.read_bytes()

    assert watched.open(report)
    assert watched.table
    assert watched.table.bridge.made == 3
    play(Mouse(watched), 2)
    assert report.read_bytes() == before
    assert not MessagePage.all_of(watched.window)


def test_a_report_without_a_game_is_refused_in_a_sentence(
    watched: Program, own_data: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    QTimer.singleShot(0, fail)
    text = message(watched, qtbot)
    assert "The game is saved" not in text
    (report,) = reports(own_data)
    assert run(["replay", str(report)]) == 1
    assert "This isn’t a saved game" in capsys.readouterr().err


def test_a_report_that_can_not_be_written(watched: Program, own_data: Path, qtbot: QtBot) -> None:
    own_data.mkdir(parents=True, exist_ok=True)
    (own_data / "reports").write_text("a file in its place", encoding="utf-8")
    QTimer.singleShot(0, fail)

    text = message(watched, qtbot)
    assert "ZeroDivisionError" in text
    assert f"{own_data / 'reports'}" in text


def test_a_game_that_could_not_be_saved_is_in_the_report(
    begin: Begin, watched: Program, own_data: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    mouse = begin("human", "human")
    assert watched.file
    watched.file.unlink()
    play(mouse, 1)
    for shown in MessagePage.all_of(watched.window):
        shown.close()
    play(mouse, 1)
    QTimer.singleShot(0, fail)

    assert "The game is saved" not in message(watched, qtbot)
    (report,) = reports(own_data)
    assert run(["replay", str(report), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"] == 2


def test_a_problem_is_reported_in_one_file_without_names(
    watched: Program, begin: Begin, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It holds the game, the log, the settings and the versions, and can be replayed."""
    mouse = begin("human", "human", "human")
    for _ in range(6):
        mouse.answer()
    assert watched.table
    made = watched.table.bridge.made
    to = tmp_path / "problem.jsonl"
    watched.problems.report_problem(to)

    text = to.read_text(encoding="utf-8")
    assert not [name for name in ("Ana", "Budi", "Citra", str(Path.home())) if name in text]
    report = json.loads(text.splitlines()[-1])
    assert report["runs_on"]["program"] == __version__
    assert report["settings"]["privacy"] == "peek"
    assert any("Player 1" in line for line in report["log"])
    assert run(["replay", str(to), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"] == made


def test_a_report_that_cannot_be_written_is_told(watched: Program, begin: Begin, tmp_path: Path) -> None:
    begin("human", "human")
    watched.problems.report_problem(tmp_path / "no" / "problem.jsonl")

    (shown,) = MessagePage.all_of(watched.window)
    assert "problem.jsonl" in shown.text
    shown.close()
