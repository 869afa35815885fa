"""The board, the statistics and the map leave the program as files that others read; what is hidden stays hidden."""

from __future__ import annotations

import csv
import io
import os
import time
from pathlib import Path
from zipfile import ZipFile

import networkx as nx
import pytest
from PySide6.QtGui import QImage

from indonesia_qt.board import graph
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from tests.mapmaking.maps import content, limited_files
from tests.ui.pages.boxes import FilePage, last_message
from tests.ui.table.new_games import Begin


def write(program: Program, what: str, to: Path) -> None:
    """Export by the menu into a file."""
    program.window.commands.actions[f"export_{what}"].trigger()
    dialog = FilePage.of(program.window)
    dialog.choose(to)
    dialog.close()


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_the_board_is_written_as_a_picture(begin: Begin, tmp_path: Path, ending: str) -> None:
    mouse = begin("human", "human")
    file = tmp_path / f"board.{ending}"
    write(mouse.program, "board", file)

    assert file.stat().st_size > 10_000
    if ending == "png":
        assert QImage(str(file)).width() == 2440


@pytest.mark.parametrize("year", [1970, 2026])
def test_each_chart_is_a_table(begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, year: int) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    monkeypatch.setattr(time, "localtime", lambda *_: time.struct_time((year, 1, 1, 0, 0, 0, 3, 1, 0)))
    write(mouse.program, "statistics", tmp_path / "all.zip")

    with ZipFile(tmp_path / "all.zip") as archive:
        names = archive.namelist()
        tables = [list(csv.reader(io.StringIO(archive.read(name).decode()))) for name in names]
    assert len(names) == len(mouse.program.charts.charts()) > 3
    assert any("Ana" in cell for table in tables for row in table for cell in row)


def test_hidden_money_is_in_no_table(begin: Begin, tmp_path: Path) -> None:
    mouse = begin("human", "human", options=Options(money="hidden"))
    write(mouse.program, "statistics", tmp_path / "all.zip")

    with ZipFile(tmp_path / "all.zip") as archive:
        assert len(archive.namelist()) == len(mouse.program.charts.charts())


def test_the_map_is_written_as_a_graph(begin: Begin, tmp_path: Path) -> None:
    mouse = begin("human", "human")
    write(mouse.program, "graph", tmp_path / "map.graphml")
    wanted = graph.of(mouse.table.board.scene.board)

    assert set(nx.read_graphml(tmp_path / "map.graphml")) == set(wanted)


def test_a_file_that_cant_be_written_is_told(begin: Begin, tmp_path: Path) -> None:
    mouse = begin("human", "human")
    for what in ("board", "statistics", "graph"):
        write(mouse.program, what, tmp_path / "missing" / "file.png")
        assert "file.png" in last_message(mouse.program.window)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
@pytest.mark.parametrize(
    ("what", "name"),
    [
        ("board", "a.png"),
        ("statistics", "a.zip"),
        ("graph", "a.graphml"),
        *(pytest.param("board", name, marks=pytest.mark.soak) for name in ("a.svg", "a.pdf")),
    ],
)
def test_a_full_disk_leaves_the_old_file(begin: Begin, tmp_path: Path, what: str, name: str) -> None:
    mouse = begin("human", "human")
    file = tmp_path / name
    file.write_bytes(b"old")
    with limited_files(500):
        write(mouse.program, what, file)
    assert f"{file}: The file is too large for the disk." in last_message(mouse.program.window)
    assert content(tmp_path) == {name: b"old"}


@pytest.mark.usefixtures("undressed")
def test_without_a_game_there_is_nothing_to_export(program: Program) -> None:
    program.start()
    program.window.commands.actions["export_board"].trigger()

    assert program.window.statusBar().currentMessage() == "Start or open a game first."
