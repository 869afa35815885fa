"""Outlines from files of other programs become areas, in one step, and what can't is told."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QMessageBox, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.shapes import complexity
from indonesia_qt.mapmaking.imports.areas import AreaRequest
from indonesia_qt.mapmaking.imports.named_shapes import Outline
from indonesia_qt.ui.editor.imports.import_commands import FitTask, ImportCommands, ReadTask
from indonesia_qt.ui.editor.imports.import_dialog import ImportDialog
from indonesia_qt.ui.editor.imports.outline_model import NAME, PROVINCE, REMARK
from indonesia_qt.ui.widgets import progress_dialog
from indonesia_qt.ui.widgets.progress_dialog import LARGE
from tests.i18n.pseudo import pseudo_language
from tests.ui.editor.desktop import LEFT, Desktop


@pytest.fixture(autouse=True)
def _shown_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fast computer has done the work before anything is shown."""
    monkeypatch.setattr(progress_dialog, "SHOWN_AFTER_MS", 0)


def square(name: str, x: float, y: float, side: float = 4.0) -> dict[str, object]:
    corners = [[x, y], [x + side, y], [x + side, y + side], [x, y + side], [x, y]]
    return {
        "type": "Feature",
        "properties": {"name": name},
        "geometry": {"type": "Polygon", "coordinates": [corners]},
    }


def column(dialog: ImportDialog, number: int) -> list[str]:
    """What a column of the table says."""
    rows = dialog.rows
    return [rows.index(row, number).data() or "" for row in range(rows.rowCount())]


def tick(dialog: ImportDialog, row: int) -> None:
    """Click the box before an outline."""
    place = dialog.table.visualRect(dialog.rows.index(row, NAME))
    QTest.mouseClick(dialog.table.viewport(), LEFT, pos=QPoint(place.left() + 12, place.center().y()))


def choose(box: QComboBox, text: str) -> None:
    """Write a text, or choose what begins with its first letter in a list."""
    box.setFocus()
    QTest.keyClicks(box, text if box.isEditable() else text[0])
    if box.isEditable():
        QTest.keyClick(box, Qt.Key.Key_Enter)


@pytest.fixture
def drawing(tmp_path: Path) -> Path:
    """Two islands, and a point that is no area."""
    point = {"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [1, 1]}}
    features = [square("Samos", 0, 0), square("Chios", 8, 0), point]
    file = tmp_path / "aegean.geojson"
    file.write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    return file


@pytest.fixture
def commands(desktop: Desktop) -> ImportCommands:
    desktop.editors.edit(blank("aegean", "The Aegean", 800, 500))
    (found,) = desktop.window.findChildren(ImportCommands)
    return found


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_lists_show_what_is_chosen_in_every_size_of_text(
    desktop: Desktop, commands: ImportCommands, tmp_path: Path, percent: int
) -> None:
    appearance = desktop.window.appearance
    desktop.window.preferences.set("scale", percent)
    appearance.follow()
    feature = square("Samos", 0, 0)
    feature["properties"] = {"name": "Samos", "administrative_unit": "North Aegean"}
    file = tmp_path / "aegean.geojson"
    file.write_text(json.dumps({"type": "FeatureCollection", "features": [feature]}))
    commands.open(file)
    dialog = desktop.asked(ImportDialog)
    QApplication.processEvents()
    assert dialog.width() <= desktop.window.width()
    for box in dialog.sources.findChildren(QComboBox):
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        field = box.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
        )
        texts = [box.itemText(number) for number in range(box.count())]
        assert [text for text in texts if box.fontMetrics().horizontalAdvance(text) > field.width()] == []


def test_what_is_ticked_becomes_land_in_one_step(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    document = desktop.window.document
    commands.open(drawing)
    dialog = desktop.asked(ImportDialog)
    assert column(dialog, NAME) == ["Samos", "Chios", ""]
    assert column(dialog, REMARK)[2] == "Feature 3 was left out: it is a Point, and no area."
    tick(dialog, 1)
    desktop.press("Import 1 outline")
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    assert [province.name for province in document.board.provinces] == ["Samos"]
    assert document.selection == tuple(land.id for land in document.board.lands)
    desktop.key(Qt.Key.Key_Z)
    assert document.board.lands == ()


def test_all_become_land_of_one_province(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    document = desktop.window.document
    commands.open(drawing)
    desktop.press("Import 2 outlines")
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": [square("Big", 0, 0), square("B", 20, 0)]}))
    commands.open(drawing)
    dialog = desktop.asked(ImportDialog)
    dialog.table.selectAll()
    choose(dialog.many.province, "Chios")
    desktop.press("Import 2 outlines")
    qtbot.waitUntil(lambda: document.undo_stack.count() == 2, timeout=30_000)
    assert {"Big", "B"} <= {land.place for land in document.board.lands if land.province == "chios"}


def test_all_become_seas(desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot) -> None:
    document = desktop.window.document
    commands.open(drawing)
    dialog = desktop.asked(ImportDialog)
    assert not dialog.many.kind.isEnabled()
    dialog.table.selectAll()
    choose(dialog.many.kind, "Sea")
    assert column(dialog, PROVINCE) == ["", "", ""]
    desktop.press("Import 2 outlines")
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    assert {sea.name for sea in document.board.seas} >= {"Samos", "Chios"}


def test_nothing_ticked_is_nothing_to_import(desktop: Desktop, commands: ImportCommands, drawing: Path) -> None:
    commands.open(drawing)
    dialog = desktop.asked(ImportDialog)
    desktop.press("None")
    assert not dialog.take.isEnabled()
    desktop.press("All")
    assert dialog.take.isEnabled()


def test_what_overlaps_is_said_and_the_same_is_not_taken_twice(
    desktop: Desktop, commands: ImportCommands, drawing: Path
) -> None:
    features = [square("Samos", 0, 0), square("Twin", 0, 0), square("Across", 3, 0)]
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    commands.open(drawing)
    dialog = desktop.asked(ImportDialog)
    assert dialog.rows.taken == [True, False, True]
    dialog.table.selectRow(1)
    assert dialog.message.text().startswith("Twin: It is the same as Samos: only one finds a place.")
    assert "Across" in column(dialog, REMARK)[0]


def test_columns_come_from_the_properties_of_the_file(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    features = []
    rows = [("Samos", "island", "East"), ("Chios", "island", "East"), ("Myrtoan", "sea", ""), ("Volvi", "lake", "")]
    for number, (name, kind, region) in enumerate(rows):
        features.append({**square("", 6 * number, 0), "properties": {"naam": name, "TYPE": kind, "Region": region}})
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    commands.open(drawing)
    dialog = desktop.asked(ImportDialog)
    assert column(dialog, NAME)[0] == "Shape 1"
    dialog.sources.name.setCurrentText("naam")
    dialog.sources.name.activated.emit(dialog.sources.name.currentIndex())
    assert column(dialog, NAME) == ["Samos", "Chios", "Myrtoan", "Volvi"]
    assert column(dialog, PROVINCE) == ["East", "East", "", ""]
    desktop.press("Import 4 outlines")
    document = desktop.window.document
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    assert {(land.place, land.province) for land in document.board.lands} == {("Samos", "east"), ("Chios", "east")}
    assert [lake.name for lake in document.board.lakes] == ["Volvi"]
    assert document.board.seas[-1].name == "Myrtoan"


def test_a_large_file_is_read_while_the_window_goes_on(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    drawing.write_text(drawing.read_text() + " " * LARGE)
    commands.open(drawing)
    qtbot.waitUntil(lambda: bool(desktop.all_asked(ReadTask)))
    qtbot.waitUntil(lambda: bool(desktop.all_asked(ImportDialog)), timeout=30_000)
    assert column(desktop.asked(ImportDialog), NAME) == ["Samos", "Chios", ""]
    assert desktop.all_asked(ReadTask) == []


def test_what_another_process_tells_of_a_file_is_in_the_language_in_use(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    drawing.write_text(drawing.read_text() + " " * LARGE)
    with pseudo_language():
        commands.open(drawing)
        qtbot.waitUntil(lambda: bool(desktop.all_asked(ImportDialog)), timeout=30_000)
        (message,) = desktop.asked(ImportDialog).rows.found.left_out
    assert message.startswith("⟦")


@pytest.mark.timeout(60)
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
def test_a_pipe_is_refused_without_a_wait(desktop: Desktop, commands: ImportCommands, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.svg")
    commands.open(tmp_path / "a.svg")
    assert "it isn’t a regular file" in desktop.asked(QMessageBox).text()


def test_outlines_that_cross_each_other_often_are_worked_on_while_the_window_goes_on(
    desktop: Desktop, commands: ImportCommands, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "stripes.svg"
    across = "".join(f'<rect id="r{n}" x="{9 * n}" width="5" height="990"/>' for n in range(110))
    along = "".join(f'<rect id="s{n}" y="{9 * n}" width="990" height="5"/>' for n in range(110))
    file.write_text(f"<svg>{across}{along}</svg>")
    commands.open(file)
    qtbot.waitUntil(lambda: bool(desktop.all_asked(ReadTask)))
    desktop.press("Cancel", desktop.asked(ReadTask))
    assert desktop.all_asked(QDialog) == []


def test_many_outlines_are_fitted_in_while_the_window_goes_on(
    desktop: Desktop, commands: ImportCommands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(complexity, "MOST_AT_ONCE", 3)
    corners = (10.0, 10.0), (400.0, 10.0), (400.0, 400.0), (10.0, 10.0)
    wish = AreaRequest(Outline("Samos", ((corners,),)), "land", "Samos")
    commands.take([wish])
    qtbot.waitUntil(lambda: bool(desktop.all_asked(FitTask)))
    document = desktop.window.document
    assert document.board.lands == ()
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    assert [land.province for land in document.board.lands] == ["samos"]
    commands.take([wish])
    qtbot.waitUntil(lambda: bool(desktop.all_asked(FitTask)))
    desktop.press("Cancel", desktop.asked(FitTask))
    assert document.undo_stack.count() == 1


def test_the_bar_says_how_many_outlines_are_fitted_in(
    desktop: Desktop, commands: ImportCommands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(complexity, "MOST_AT_ONCE", 3)
    wishes = []
    for n in range(50):
        x, y = 10.0 + n % 10 * 50, 10.0 + n // 10 * 50
        corners = (x, y), (x + 40, y), (x + 40, y + 40), (x, y)
        wishes.append(AreaRequest(Outline(f"I{n}", ((corners,),)), "land", f"I{n}"))
    commands.take(wishes)
    fitting = desktop.window.findChild(FitTask)
    assert fitting
    assert fitting.progress.maximum() == 0, "nothing is known yet"
    shown: list[int] = []
    fitting.progress.valueChanged.connect(shown.append)
    qtbot.waitUntil(lambda: desktop.window.document.undo_stack.count() == 1, timeout=30_000)
    assert shown == [0, 80, 100]


def test_reading_is_given_up(desktop: Desktop, commands: ImportCommands, tmp_path: Path, qtbot: QtBot) -> None:
    """Two hundred thousand squares on top of each other would take minutes."""
    file = tmp_path / "heavy.svg"
    file.write_text(f'<svg><path d="M0 0{"h1v1h-1z" * 200_000}"/></svg>')
    commands.open(file)
    qtbot.waitUntil(lambda: bool(desktop.all_asked(ReadTask)))
    desktop.press("Cancel", desktop.asked(ReadTask))
    assert desktop.all_asked(QDialog) == []


def test_a_large_file_that_is_no_drawing_is_a_sentence(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    drawing.write_text("[" * 300_001)
    commands.open(drawing)
    qtbot.waitUntil(lambda: bool(desktop.all_asked(QMessageBox)), timeout=30_000)
    assert "aegean.geojson" in desktop.asked(QMessageBox).text()


@pytest.mark.parametrize("content", ["", "{", '{"type":"FeatureCollection","features":[]}', "<svg"])
def test_a_file_that_is_no_drawing_is_a_sentence(
    desktop: Desktop, commands: ImportCommands, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "broken.geojson"
    file.write_text(content)
    commands.open(file)
    assert "broken.geojson" in desktop.asked(QMessageBox).text()
    assert desktop.window.document.undo_stack.count() == 0
