"""Outlines from files of other programs become areas, in one step, and what can't is told."""

from __future__ import annotations

import json
import math
import os
import sys
from pathlib import Path

import networkx as nx
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.board import graph
from indonesia_qt.board.adjacency import shared_border
from indonesia_qt.files.paths import LARGE
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.imports.areas import AreaRequest
from indonesia_qt.mapmaking.imports.named_shapes import Outline
from indonesia_qt.ui.editor.imports.import_commands import ImportCommands
from indonesia_qt.ui.editor.imports.import_dialog import ImportDialog
from indonesia_qt.ui.widgets import progress_dialog
from tests.i18n.pseudo import pseudo_language
from tests.mapmaking.imports import hostile_files
from tests.mapmaking.review.test_playable import drawn
from tests.soak import soak_but
from tests.ui.app.test_announcements import Ear, ear
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.boxes import FilePage, MessagePage
from tests.ui.pages.editor import files, imports
from tests.ui.pages.editor.imports import FittingPage, ImportPage, ReadingPage, import_commands, wait_for
from tests.ui.pages.page import open_windows

assert ear
Key = Qt.Key


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


@pytest.fixture
def drawing(tmp_path: Path) -> Path:
    """Two islands, and a point that is no area."""
    point = {"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [1, 1]}}
    features = [square("Samos", 0, 0), square("Chios", 8, 0), point]
    file = tmp_path / "aegean.geojson"
    file.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    return file


@pytest.fixture
def commands(desktop: Desktop) -> ImportCommands:
    desktop.editors.edit(blank("aegean", "The Aegean", 800, 500))
    return import_commands(desktop.window)


@pytest.mark.parametrize("percent", soak_but((200,), [100, 150, 200]))
def test_lists_show_what_is_chosen_in_every_size_of_text(
    desktop: Desktop, commands: ImportCommands, tmp_path: Path, percent: int
) -> None:
    appearance = desktop.window.appearance
    desktop.window.resize(1366, 768)
    desktop.window.preferences.set("scale", percent)
    appearance.follow()
    feature = square("Samos", 0, 0)
    feature["properties"] = {"name": "Samos", "administrative_unit": "North Aegean"}
    islands = [square("", x, 0)["geometry"]["coordinates"] for x in (0, 9)]  # type: ignore[index]
    feature["geometry"] = {"type": "MultiPolygon", "coordinates": islands}
    file = tmp_path / "aegean.geojson"
    file.write_text(json.dumps({"type": "FeatureCollection", "features": [feature]}), encoding="utf-8")
    commands.open(file)
    dialog = imports.awaited()
    QApplication.processEvents()
    assert dialog.widget.width() <= desktop.window.width()
    assert len(dialog.bulk_choices()) == 3
    assert dialog.texts_without_room() == []


def test_what_is_ticked_becomes_land_in_one_step(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    document = desktop.window.document
    commands.open(drawing)
    dialog = imports.awaited()
    assert dialog.names() == ["Samos", "Chios"]
    assert dialog.skipped() == ["Feature 3 was skipped: its type is “Point”, and only polygons become areas."]
    dialog.tick(1)
    dialog.take(1)
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    assert [province.name for province in document.board.provinces] == ["Samos"]
    assert document.selection == tuple(land.id for land in document.board.lands)
    desktop.key(Qt.Key.Key_Z)
    assert document.board.lands == ()


def test_the_links_that_will_be_made_are_shown(commands: ImportCommands, drawing: Path) -> None:
    features = [square("Samos", 0, 0), square("Chios", 4, 0), square("Lesbos", 4, 4), square("Lemnos", 12, 0)]
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    commands.open(drawing)
    dialog = imports.awaited()
    assert dialog.links == 2
    assert dialog.message.startswith("2 lines show what will be adjacent.")
    dialog.tick(1)
    assert dialog.links == 0
    assert "adjacent" not in dialog.message


def test_a_property_decides_what_is_adjacent_if_that_is_ticked(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    features = [square("Samos", 0, 0), square("Chios", 4, 0), square("Lesbos", 4, 4), square("Lemnos", 12, 0)]
    for feature, names in zip(features, (["Lemnos"], [], ["Atlantis"], []), strict=True):
        feature["properties"] |= {"neighbors": names}  # type: ignore[operator]
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    commands.open(drawing)
    dialog = imports.awaited()
    assert dialog.link_offer == "Take the links of the property “neighbors”"
    assert dialog.links == 2
    dialog.take_links()
    assert dialog.links == 1
    dialog.take(4)
    document = desktop.window.document
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    assert MessagePage.shown().text == "The property “neighbors” names what isn’t among the outlines: Atlantis."
    MessagePage.shown().close()
    places = {land.id: land.province for land in document.board.lands}
    assert [(places[link.a], places[link.b], link.kind) for link in document.board.land_land] == [
        ("lemnos", "samos", "arrow")
    ]


def test_one_layer_of_a_file_is_taken(desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot) -> None:
    features = [square("Aegean", 0, 0, 8.0), square("Samos", 0, 0), square("Chios", 4, 0)]
    for feature, layer, about in zip(
        features, ("country", "islands", "islands"), ({}, *2 * [{"type": "sea"}]), strict=True
    ):
        feature["properties"] |= {"layer": layer, **about}  # type: ignore[operator]
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    commands.open(drawing)
    dialog = imports.awaited()
    assert dialog.layers() == ["All layers", "country", "islands"]
    dialog.take_layer("country", left=1)
    assert dialog.names() == ["Aegean"]
    assert "type" not in dialog.properties()
    dialog.take_layer("islands", left=2)
    assert dialog.names() == ["Samos", "Chios"]
    assert "type" in dialog.properties()
    dialog.take(2)
    qtbot.waitUntil(lambda: desktop.window.document.undo_stack.count() == 1, timeout=30_000)
    assert {"Samos", "Chios"} <= {sea.name for sea in desktop.window.document.board.seas}


def test_a_file_without_layers_offers_none(commands: ImportCommands, drawing: Path) -> None:
    commands.open(drawing)
    assert imports.awaited().layers() == []


def test_outlines_are_merged_by_a_property(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    features = [square(f"Cell {n}", 4 * (n % 4), 4 * (n // 4)) for n in range(8)]
    for n, feature in enumerate(features):
        feature["properties"] |= {"state": "West" if n % 4 < 2 else "East", "type": "sea" if n > 5 else "land"}  # type: ignore[operator]
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    commands.open(drawing)
    dialog = imports.awaited()
    dialog.tick(0)
    dialog.merge_by("state", left=3)
    assert dialog.names() == ["West", "East", "sea"]
    assert all(dialog.ticked())
    dialog.merge_by("Nothing", left=8)
    dialog.merge_by("state", left=3)
    dialog.take(3)
    document = desktop.window.document
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    assert {province.name for province in document.board.provinces} == {"West", "East"}
    assert "links added: " in document.undo_stack.text(0)


def test_gaps_and_coordinates_are_as_one_likes(commands: ImportCommands, drawing: Path) -> None:
    features = [square("Samos", 0, 0), square("Chios", 4.1, 1)]
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    commands.open(drawing)
    dialog = imports.awaited()
    assert shared_border(*dialog.shapes()) is None
    dialog.close_gaps("12,5")
    assert shared_border(*dialog.shapes())
    before = dialog.shapes()
    dialog.take_coordinates_for("Plane, upside down")
    tops = [[min(y for _, y in shape[0][0]) for shape in shapes] for shapes in (before, dialog.shapes())]
    assert tops[0][0] > tops[0][1]
    assert tops[1][0] < tops[1][1]


def test_all_become_land_of_one_province(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    document = desktop.window.document
    commands.open(drawing)
    imports.awaited().take(2)
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    drawing.write_text(
        json.dumps({"type": "FeatureCollection", "features": [square("Big", 0, 0), square("B", 20, 0)]}),
        encoding="utf-8",
    )
    commands.open(drawing)
    dialog = imports.awaited()
    dialog.select_all()
    dialog.put_in("Chios")
    dialog.take(2)
    qtbot.waitUntil(lambda: document.undo_stack.count() == 2, timeout=30_000)
    assert {"Big", "B"} <= {land.place for land in document.board.lands if land.province == "chios"}


def test_all_become_seas(desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot) -> None:
    document = desktop.window.document
    commands.open(drawing)
    dialog = imports.awaited()
    assert not dialog.can_change_kind()
    dialog.select_all()
    dialog.make_seas()
    assert dialog.provinces() == ["", "", ""]
    dialog.take(2)
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    assert {sea.name for sea in document.board.seas} >= {"Samos", "Chios"}


def test_nothing_ticked_is_nothing_to_import(commands: ImportCommands, drawing: Path) -> None:
    commands.open(drawing)
    dialog = imports.awaited()
    dialog.tick_none()
    assert not dialog.can_import()
    dialog.tick_all()
    assert dialog.can_import()


def test_what_overlaps_is_said_and_the_same_is_not_taken_twice(commands: ImportCommands, drawing: Path) -> None:
    features = [square("Samos", 0, 0), square("Twin", 0, 0), square("Across", 3, 0)]
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    commands.open(drawing)
    dialog = imports.awaited()
    assert dialog.ticked() == [True, False, True]
    dialog.select(1)
    assert dialog.message.startswith(imports.same("Twin", "Samos"))
    assert "Across" in dialog.remarks()[0]


def test_columns_come_from_the_properties_of_the_file(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    features = []
    islands = [("Samos", "island", "East"), ("Chios", "island", "East"), ("Corfu", "island", "West")]
    rows = [*islands, ("Myrtoan", "sea", ""), ("Volvi", "lake", "")]
    for number, (name, kind, region) in enumerate(rows):
        features.append({**square("", 6 * number, 0), "properties": {"naam": name, "TYPE": kind, "Region": region}})
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    commands.open(drawing)
    dialog = imports.awaited()
    assert dialog.names() == ["Samos", "Chios", "Corfu", "Myrtoan", "Volvi"]
    dialog.take_names_from("TYPE")
    assert dialog.names() == ["island", "island", "island", "sea", "lake"]
    dialog.take_names_from("naam")
    assert dialog.names() == ["Samos", "Chios", "Corfu", "Myrtoan", "Volvi"]
    assert dialog.provinces() == ["East", "East", "West", "", ""]
    dialog.take(5)
    document = desktop.window.document
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    made = {(land.place, land.province) for land in document.board.lands}
    assert made == {("Samos", "east"), ("Chios", "east"), ("Corfu", "west")}
    assert [lake.name for lake in document.board.lakes] == ["Volvi"]
    assert document.board.seas[-1].name == "Myrtoan"


def test_a_large_file_is_read_while_the_window_goes_on(commands: ImportCommands, drawing: Path, qtbot: QtBot) -> None:
    drawing.write_text(drawing.read_text(encoding="utf-8") + " " * LARGE, encoding="utf-8")
    commands.open(drawing)
    qtbot.waitUntil(ReadingPage.is_shown)
    qtbot.waitUntil(ImportPage.is_shown, timeout=30_000)
    assert ImportPage.shown().names() == ["Samos", "Chios"]
    assert not ReadingPage.is_shown()


def test_files_that_are_read_at_the_same_time_are_all_shown(
    commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    drawing.write_text(drawing.read_text(encoding="utf-8") + " " * LARGE, encoding="utf-8")
    commands.open(drawing)
    commands.open(drawing)
    qtbot.waitUntil(lambda: len(open_windows(ImportDialog)) == 2, timeout=60_000)


def test_what_is_fitted_in_leaves_another_file_to_be_read(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    corners = (10.0, 10.0), (400.0, 10.0), (400.0, 400.0), (10.0, 10.0)
    commands.take(drawing, [AreaRequest(Outline("Samos", ((corners,),)), "land", "Samos")])
    commands.open(drawing)
    qtbot.waitUntil(ImportPage.is_shown, timeout=60_000)
    assert desktop.window.document.undo_stack.count() == 1


def test_what_another_process_tells_of_a_file_is_in_the_language_in_use(
    commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    drawing.write_text(drawing.read_text(encoding="utf-8") + " " * LARGE, encoding="utf-8")
    with pseudo_language():
        commands.open(drawing)
        qtbot.waitUntil(ImportPage.is_shown, timeout=30_000)
        (sentence,) = ImportPage.shown().left_out
    assert sentence.startswith("⟦")


@pytest.mark.timeout(60)
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
def test_a_pipe_is_refused_without_a_wait(commands: ImportCommands, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.svg")
    commands.open(tmp_path / "a.svg")
    wait_for(MessagePage.is_shown)
    assert files.NO_REGULAR_FILE in MessagePage.shown().text


def test_outlines_that_cross_each_other_often_are_worked_on_while_the_window_goes_on(
    desktop: Desktop, commands: ImportCommands, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "stripes.svg"
    across = "".join(f'<rect id="r{n}" x="{9 * n}" width="5" height="990"/>' for n in range(110))
    along = "".join(f'<rect id="s{n}" y="{9 * n}" width="990" height="5"/>' for n in range(110))
    file.write_text(f"<svg>{across}{along}</svg>", encoding="utf-8")
    commands.open(file)
    qtbot.waitUntil(ReadingPage.is_shown)
    ReadingPage.shown().cancel()
    assert not desktop.asks()


def test_many_outlines_are_fitted_in_while_the_window_goes_on(
    desktop: Desktop, commands: ImportCommands, qtbot: QtBot
) -> None:
    corners = (10.0, 10.0), (400.0, 10.0), (400.0, 400.0), (10.0, 10.0)
    wish = AreaRequest(Outline("Samos", ((corners,),)), "land", "Samos")
    commands.take(Path(), [wish])
    qtbot.waitUntil(FittingPage.is_shown)
    document = desktop.window.document
    assert document.board.lands == ()
    qtbot.waitUntil(lambda: document.undo_stack.count() == 1, timeout=30_000)
    assert [land.province for land in document.board.lands] == ["samos"]
    commands.take(Path(), [wish])
    qtbot.waitUntil(FittingPage.is_shown)
    FittingPage.shown().cancel()
    assert document.undo_stack.count() == 1


def test_the_bar_says_how_many_outlines_are_fitted_in(desktop: Desktop, commands: ImportCommands, qtbot: QtBot) -> None:
    wishes = []
    for n in range(625):
        x, y = 10.0 + n % 25 * 24, 10.0 + n // 25 * 24
        corners = (x, y), (x + 20, y), (x + 20, y + 20), (x, y)
        wishes.append(AreaRequest(Outline(f"I{n}", ((corners,),)), "land", f"I{n}"))
    commands.take(Path(), wishes)
    progress = FittingPage.of(desktop.window).progress
    assert progress.maximum() == 0, "nothing is known yet"
    shown: list[int] = []
    progress.valueChanged.connect(shown.append)
    qtbot.waitUntil(lambda: desktop.window.document.undo_stack.count() == 1, timeout=30_000)
    assert shown == [0, 80, 100]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits memory")
def test_a_file_that_would_fill_the_memory_is_a_sentence(
    desktop: Desktop, commands: ImportCommands, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "arcs.topojson"
    file.write_bytes(hostile_files.many_arcs())
    commands.open(file)
    qtbot.waitUntil(MessagePage.is_shown, timeout=60_000)
    assert f"{file}: " in MessagePage.shown().text
    assert "500 MB of memory" in MessagePage.shown().text
    assert imports.readers(commands) == []
    assert desktop.window.document.undo_stack.count() == 0


def test_outlines_that_can_not_be_fitted_in_are_a_sentence_that_names_the_file(
    desktop: Desktop, commands: ImportCommands, drawing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    corners = (10.0, 10.0), (400.0, 10.0), (400.0, 400.0), (10.0, 10.0)
    monkeypatch.setattr(progress_dialog, "DEADLINE_MS", 1)
    commands.take(drawing, [AreaRequest(Outline("Samos", ((corners,),)), "land", "Samos")])
    wait_for(MessagePage.is_shown)
    assert f"{drawing}: " in MessagePage.shown().text
    assert imports.readers(commands) == []
    assert desktop.window.document.undo_stack.count() == 0


def test_no_process_is_left_by_an_import(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    commands.open(drawing)
    imports.awaited().take(2)
    assert len(imports.readers(commands)) == 1, "the process that has read the file fits its outlines in"
    qtbot.waitUntil(lambda: desktop.window.document.undo_stack.count() == 1, timeout=30_000)
    assert imports.readers(commands) == []
    commands.take(
        drawing, [AreaRequest(Outline("Samos", ((((1.0, 1.0), (90.0, 1.0), (1.0, 90.0), (1.0, 1.0)),),)), "land", "S")]
    )
    qtbot.waitUntil(FittingPage.is_shown)
    FittingPage.shown().cancel()
    assert imports.readers(commands) == []


def test_reading_is_given_up(desktop: Desktop, commands: ImportCommands, tmp_path: Path, qtbot: QtBot) -> None:
    """Two hundred thousand squares on top of each other would take minutes."""
    file = tmp_path / "heavy.svg"
    file.write_text(f'<svg><path d="M0 0{"h1v1h-1z" * 200_000}"/></svg>', encoding="utf-8")
    commands.open(file)
    qtbot.waitUntil(ReadingPage.is_shown)
    ReadingPage.shown().cancel()
    assert not desktop.asks()
    assert imports.readers(commands) == []


def test_a_large_file_that_is_no_drawing_is_a_sentence(commands: ImportCommands, drawing: Path, qtbot: QtBot) -> None:
    drawing.write_text("[" * 300_001, encoding="utf-8")
    commands.open(drawing)
    qtbot.waitUntil(MessagePage.is_shown, timeout=30_000)
    assert "aegean.geojson" in MessagePage.shown().text


@pytest.mark.parametrize(
    "content", soak_but(("", "<svg"), ["", "{", '{"type":"FeatureCollection","features":[]}', "<svg"])
)
def test_a_file_that_is_no_drawing_is_a_sentence(
    desktop: Desktop, commands: ImportCommands, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "broken.geojson"
    file.write_text(content, encoding="utf-8")
    commands.open(file)
    wait_for(MessagePage.is_shown)
    assert "broken.geojson" in MessagePage.shown().text
    assert desktop.window.document.undo_stack.count() == 0


@pytest.mark.parametrize("name", soak_but([*hostile_files.REFUSED][::10], hostile_files.REFUSED))
def test_a_hostile_file_is_a_sentence_and_the_window_goes_on(
    desktop: Desktop, commands: ImportCommands, tmp_path: Path, name: str
) -> None:
    """In the short run some of those that the reader of files is tested with."""
    commands.open(hostile_files.write(tmp_path, name))
    wait_for(MessagePage.is_shown)
    said = MessagePage.shown().text
    assert name in said
    assert hostile_files.REFUSED[name][1] in said
    MessagePage.shown().press("OK")
    assert desktop.window.document.undo_stack.count() == 0
    desktop.rename("Still here")
    assert desktop.window.document.board.title == "Still here"


def test_only_what_is_ticked_is_shown_and_the_map_fits_the_drawing(
    desktop: Desktop, commands: ImportCommands, drawing: Path, qtbot: QtBot
) -> None:
    commands.open(drawing)
    dialog = imports.awaited()
    dialog.tick(1)
    dialog.show_only_ticked(1)
    assert dialog.names() == ["Samos"]
    dialog.take(1)
    qtbot.waitUntil(lambda: desktop.window.document.undo_stack.count() == 1, timeout=30_000)
    board = desktop.window.document.board
    assert board.width == pytest.approx(board.height, rel=0.01), "Samos is a square"
    (samos,) = board.lands
    assert {x for ring in samos.shape[0] for x, _ in ring} == {30.0, board.width - 30.0}


def test_of_too_many_outlines_only_a_part_is_imported(commands: ImportCommands, drawing: Path) -> None:
    features = [square(f"Isle {n}.", 5 * (n % 60), 5 * (n // 60)) for n in range(2001)]
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    commands.open(drawing)
    dialog = imports.awaited()
    assert not dialog.can_import()
    assert dialog.message.startswith("A map can have at most 2,000 areas of one kind. Take only a part of the file")
    dialog.tick_only_found("isle 2000.")
    assert not dialog.can_import()
    dialog.show_only_ticked(1)
    assert dialog.can_import()
    assert "at most" not in dialog.message


def test_a_search_ended_with_enter_ticks_only_what_was_found(commands: ImportCommands, drawing: Path) -> None:
    commands.open(drawing)
    dialog = imports.awaited()
    assert dialog.can_search_at_once
    dialog.tick_only_found("delos")
    assert dialog.ticked() == [True, True], "nothing was found"
    dialog.clear_search()
    dialog.tick_only_found("sam")
    assert dialog.ticked() == [True, False]


def test_what_would_be_small_is_said_before_it_is_imported(commands: ImportCommands, drawing: Path) -> None:
    features = [square("Samos", 0, 0), square("Chios", 40, 20)]
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    commands.open(drawing)
    dialog = imports.awaited()
    assert "small" not in dialog.message
    dialog.tick_only_found("sam")
    assert "The ticked outlines are small on this map." in dialog.message
    dialog.show_only_ticked(1)
    assert "small" not in dialog.message


def test_what_is_too_small_to_be_listed_is_found_and_shown_alone(commands: ImportCommands, drawing: Path) -> None:
    isles = square("Delos", 30, 30, 0.1), square("Deli", 31, 30, 0.1), square("Chi", 30, 31, 0.1)
    features = [square("Samos", 0, 0), square("Chios", 40, 20), *isles]
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    commands.open(drawing)
    dialog = imports.awaited()
    assert dialog.names() == ["Samos", "Chios"]
    dialog.search("del")
    assert dialog.message.startswith("Too small on this map: Delos, Deli. Press Enter")
    dialog.show_small(2)
    assert (dialog.names(), dialog.ticked()) == (["Delos", "Deli"], [True, True])
    dialog.show_whole()
    dialog.clear_search()
    dialog.search("chi")
    dialog.show_small(1)
    assert dialog.names() == ["Chi"], "this is its whole name, and only part of another"


def test_one_process_reads_as_long_as_the_dialog_is_open(commands: ImportCommands, drawing: Path) -> None:
    commands.open(drawing)
    dialog = imports.awaited()
    (reader,) = imports.readers(commands)
    dialog.tick(1)
    dialog.show_only_ticked(1)
    dialog.keep_size_of_map()
    dialog.show_whole()
    assert dialog.names() == ["Samos", "Chios"]
    assert imports.readers(commands) == [reader]
    dialog.close()
    assert imports.readers(commands) == []


def test_no_process_is_left_by_a_file_that_can_not_be_read(commands: ImportCommands, tmp_path: Path) -> None:
    commands.open(tmp_path / "none.svg")
    wait_for(MessagePage.is_shown)
    assert imports.readers(commands) == []


def test_a_frame_is_drawn_and_the_whole_comes_back(commands: ImportCommands, drawing: Path) -> None:
    commands.open(drawing)
    dialog = imports.awaited()
    dialog.crop_with_mouse((0, 0), (400, 500))
    assert dialog.names() == ["Samos"]
    dialog.show_whole()
    assert dialog.names() == ["Samos", "Chios"]


def test_a_slip_of_the_mouse_crops_nothing(commands: ImportCommands, drawing: Path) -> None:
    commands.open(drawing)
    dialog = imports.awaited()
    dialog.begin_crop()
    before = dialog.frame
    dialog.draw_frame((100, 100), (103, 101))
    assert dialog.frame == before


def test_a_drawing_is_cropped_with_keys_alone(commands: ImportCommands, drawing: Path, ear: Ear) -> None:
    commands.open(drawing)
    dialog = imports.awaited()
    dialog.begin_crop()
    assert "arrow keys" in dialog.message
    assert ear.heard[-1] == "2 outlines; 10% to 90% across, 10% to 90% down"
    left, top, right, bottom = dialog.frame
    dialog.type(*[Key.Key_Left] * 9, *[Key.Key_Up] * 9)
    assert dialog.frame == pytest.approx((0, 0, right - left, bottom - top)), "it stays on the map"
    dialog.type(*[Key.Key_Down] * 60, shift=True)
    assert ear.heard[-1].endswith("0% to 100% down")
    while dialog.frame[2] > 400:
        dialog.type(Key.Key_Left, shift=True)
    assert ear.heard[-1].startswith("1 outline; 0% to ")
    dialog.type(Key.Key_Return)
    wait_for(lambda: dialog.names() == ["Samos"])
    assert not dialog.is_cropping
    assert dialog.widget.isVisible(), "Enter imports nothing yet"


def test_escape_leaves_the_drawing_whole_and_goes_back_to_the_button(commands: ImportCommands, drawing: Path) -> None:
    commands.open(drawing)
    dialog = imports.awaited()
    dialog.begin_crop()
    dialog.type(Key.Key_Escape)
    assert not dialog.is_cropping
    assert "arrow keys" not in dialog.message
    dialog.type(Key.Key_Space)
    assert dialog.is_cropping
    dialog.type(Key.Key_Escape, Key.Key_Escape)
    assert not dialog.widget.isVisible()


def test_the_picture_is_moved_and_enlarged_with_keys(commands: ImportCommands, drawing: Path) -> None:
    commands.open(drawing)
    dialog = imports.awaited()
    dialog.widget.picture.setFocus()
    (left, top), (right, _) = (dialog.place_on_picture(place) for place in ((0, 0), (800, 0)))
    dialog.type(Key.Key_Plus)
    wide = dialog.place_on_picture((800, 0))[0] - dialog.place_on_picture((0, 0))[0]
    assert wide > right - left
    before = dialog.place_on_picture((0, 0))
    dialog.type(Key.Key_Right, Key.Key_Down)
    after = dialog.place_on_picture((0, 0))
    assert after[0] < before[0]
    assert after[1] < before[1]
    dialog.type(*[Key.Key_Minus] * 3)
    assert dialog.place_on_picture((0, 0)) == pytest.approx((left, top))


def test_the_slider_takes_corners_away_and_the_search_finds_outlines(commands: ImportCommands, tmp_path: Path) -> None:
    corners = [[4 * math.cos(n / 50), 4 * math.sin(n / 50)] for n in range(314)]
    features = [square("Chios", 8, 0), square("Samos", 0, 0)]
    features[1]["geometry"] = {"type": "Polygon", "coordinates": [[*corners, corners[0]]]}
    file = tmp_path / "aegean.geojson"
    file.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    commands.open(file)
    dialog = imports.awaited()
    before = dialog.corners
    dialog.simplify(8)
    assert 6 < dialog.corners < before / 2
    dialog.search("sam")
    dialog.tick_none()
    assert dialog.ticked() == [True, False]


class TestLinks:
    """Links that another program wrote as a graph."""

    @pytest.mark.usefixtures("commands")
    def test_they_are_one_step_that_says_what_changed(self, desktop: Desktop, tmp_path: Path, qtbot: QtBot) -> None:
        document = desktop.window.document
        assert document.do("Draw", lambda _: drawn([(0, 0, 90, 90), (90, 0, 190, 90), (300, 0, 400, 90)]))
        changed = nx.Graph(graph.of(document.board).edges)
        changed.remove_edge("land-0-1", "land-1-1")
        changed.add_edge("land-1-1", "land-2-1")
        changed.add_edge("land-1-1", "Atlantis")
        nx.write_graphml(changed, tmp_path / "isles.graphml")
        desktop.page.give("import_links")
        FilePage.shown().choose(tmp_path / "isles.graphml")
        qtbot.waitUntil(lambda: document.undo_stack.count() == 2, timeout=30_000)
        assert [(link.a, link.b) for link in document.board.land_land] == [("land-1-1", "land-2-1")]
        assert "1 link added: Land 1 1 – Land 2 1. 1 link removed: Land 0 1 – Land 1 1." in desktop.page.message
        assert MessagePage.shown().text == "Atlantis isn’t an area of the map."

    def test_a_file_that_is_no_graph_is_refused(
        self, desktop: Desktop, commands: ImportCommands, drawing: Path
    ) -> None:
        commands.take_links(drawing)
        wait_for(MessagePage.is_shown)
        assert str(drawing) in MessagePage.shown().text
        assert "XML" in MessagePage.shown().text
        assert desktop.window.document.undo_stack.count() == 0
