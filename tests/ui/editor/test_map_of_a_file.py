"""A file of a stranger becomes a map that can be played, from the start screen on, within 60 s and 12 clicks."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from indonesia_qt.mapmaking.review.trial_games import TrialPlan, draft_map, setup_of
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.editor.window_manager import WindowManager
from tests.ui.pages.boxes import FilePage, MessagePage
from tests.ui.pages.editor import imports, playable
from tests.ui.pages.editor.imports import wait_for
from tests.ui.pages.editor.map_chooser import MapChooserPage, NewMapPage
from tests.ui.pages.editor.problems import ProblemsPage
from tests.ui.pages.page import Page, owned
from tests.ui.pages.start_screen import StartPage

MOST_CLICKS, MOST_SECONDS = 12, 60
COLUMNS, ROWS = 5, 4


def counties(folder: Path) -> Path:
    """Twenty counties of five regions, in degrees."""
    features = []
    for n in range(COLUMNS * ROWS):
        x, y = 2.0 * (n % COLUMNS), 1.5 * (n // COLUMNS)
        corners = [[x, y], [x + 2, y], [x + 2, y + 1.5], [x, y + 1.5], [x, y]]
        about = {"NAME": f"County {n + 1}", "REGION": f"Region {n % COLUMNS + 1}"}
        shape = {"type": "Polygon", "coordinates": [corners]}
        features.append({"type": "Feature", "properties": about, "geometry": shape})
    file = folder / "counties.geojson"
    file.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    return file


def districts(folder: Path) -> Path:
    """Twenty districts as a drawing program draws them, with the sea behind."""
    corners = [(60 + 90 * (n % COLUMNS), 50 + 70 * (n // COLUMNS)) for n in range(COLUMNS * ROWS)]
    boxes = "".join(
        f'<rect id="District {n}" x="{x}" y="{y}" width="90" height="70"/>' for n, (x, y) in enumerate(corners, 1)
    )
    file = folder / "districts.svg"
    sea = '<rect id="ocean" width="570" height="380"/>'
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 570 380">{sea}{boxes}</svg>', encoding="utf-8"
    )
    return file


@pytest.fixture
def clicks(monkeypatch: pytest.MonkeyPatch) -> list[QWidget]:
    """What was clicked."""
    found: list[QWidget] = []
    click = Page.click

    def counted(page: Page[QWidget], widget: QWidget, at: QPoint | None = None) -> None:
        found.append(widget)
        click(page, widget, at)

    monkeypatch.setattr(Page, "click", counted)
    return found


@pytest.mark.parametrize("drawn", [counties, districts])
def test_a_file_becomes_a_map_to_play(
    program: Program,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    clicks: list[QWidget],
    drawn: Callable[[Path], Path],
) -> None:
    file = drawn(tmp_path)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    program.start()
    began = monotonic()
    StartPage.of(program.window).edit_maps()
    MapChooserPage.shown().ask_new()
    new = NewMapPage.shown()
    new.ask_file()
    FilePage.shown().pick(file)
    assert new.proposed_title == file.stem
    new.begin()
    (editors,) = owned(program, WindowManager)
    window = editors.windows[-1]
    imports.awaited().take_ticked()
    wait_for(lambda: window.document.undo_stack.count() == 1)
    ProblemsPage.of(window).make_playable()
    playable.awaited().close()
    assert len(clicks) <= MOST_CLICKS
    assert monotonic() - began <= MOST_SECONDS
    board = window.document.board
    assert (board.title, len(board.lands)) == (file.stem, COLUMNS * ROWS)
    assert not MessagePage.is_shown()
    assert not window.problems.checks.errors
    setup_of(draft_map(window.document.draft).game, TrialPlan(4, 1))
    window.may_close = lambda: True
    window.close()
