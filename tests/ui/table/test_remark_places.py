"""What bots say covers nothing that has to be seen, and goes in time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Event
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table import remark_presenter
from indonesia_qt.ui.table.player_cards import PlayerCard
from indonesia_qt.ui.table.temper import Occasion, Remark, Temper
from indonesia_qt.ui.table.turn_banner import TurnBanner
from indonesia_qt.ui.table.window.board_toolbar import BoardToolbar
from indonesia_qt.ui.widgets.full_page import FullPage
from indonesia_qt.ui.widgets.overlay import EvasiveCard
from tests.soak import soak_but
from tests.ui.games.singapore import tables
from tests.ui.pages.auction import AuctionPage
from tests.ui.pages.heads import SpeechPage
from tests.ui.pages.page import owned, settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, go_to

pytestmark = pytest.mark.usefixtures("undressed", "talkative")
SIZES = (1366, 768), (1920, 1080)
TOKEN = 20
"""Pixels around a place that somebody is asked for."""
MOMENTS = 12
SENTENCE = "“A remark as long as any remark in this game may ever be.”"


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots have something to say about each decision."""

    def speak(_: Temper, happened: Iterable[Sequence[Event]], speakers: Iterable[int], __: int) -> Iterator[Remark]:
        at = sum(1 for _ in happened)
        return (Remark(Occasion(at, 0, seat, "bought"), SENTENCE) for seat in speakers)

    monkeypatch.setattr(Temper, "remarks", speak)


def seen_parts(program: Program) -> Iterator[QRect]:
    """What has to be seen, in pixels of the window."""
    window, view = program.window, program.window.map
    assert view

    def box(part: QWidget) -> QRect:
        return QRect(part.mapTo(window, QPoint()), part.size())

    assert program.table
    for coin in program.table.beats.coins.places:
        yield QRect(window.mapFromGlobal(coin.topLeft()), coin.size())
    kinds = PlayerCard, EvasiveCard, TurnBanner, BoardToolbar, FullPage
    for kind in kinds:
        yield from (box(part) for part in owned(window, kind) if part.isVisible())
    yield box(window.docks.decision)
    corner = view.viewport().mapTo(window, QPoint())
    for square in view.around(view.map_scene.targets, TOKEN):
        yield square.translated(corner)
    if view.map_scene.board.look == "lots":
        for land in view.map_scene.board.lands:
            seen = view.viewportTransform().mapRect(view.map_scene.box_of(land.id)).toAlignedRect()
            yield seen.intersected(view.viewport().rect()).translated(corner)
    for name in view.map_scene.names_of(view.map_scene.targets):
        yield view.viewportTransform().mapRect(name).toAlignedRect().translated(corner)


def bubbles(program: Program) -> list[QWidget]:
    return [page.widget for page in SpeechPage.all_of(program.window)]


def covered(program: Program) -> list[tuple[QRect, QRect]]:
    """Where a remark covers what has to be seen; both places."""
    settle()
    window = program.window
    spoken = [QRect(bubble.mapTo(window, QPoint()), bubble.size()) for bubble in bubbles(program)]
    return [(box, part) for box in spoken for part in seen_parts(program) if box.intersects(part)]


@pytest.mark.parametrize("size", soak_but(SIZES[:1], SIZES))
@pytest.mark.parametrize(
    "phase", soak_but(("auction", "operations"), ["turn_order", "auction", "acquisitions", "research", "operations"])
)
def test_remarks_cover_nothing_that_has_to_be_seen(
    program: Program, qtbot: QtBot, phase: str, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    go_to(program, POSITIONS[phase])
    mouse = Mouse(program)
    bridge, moments = mouse.table.bridge, 0
    bridge.pause_ms = 50
    bridge.set_paused(False)

    def goes_on() -> bool:
        nonlocal moments
        assert covered(program) == []
        moments += bool(bubbles(program))
        if bridge.question and bridge.is_human(bridge.question.seat) and not mouse.table.beats.is_due:
            mouse.answer()
        return moments >= MOMENTS or bridge.question is None

    qtbot.waitUntil(goes_on, timeout=60_000)
    assert moments


@pytest.mark.parametrize("size", soak_but(SIZES[:1], SIZES))
def test_remarks_leave_the_lower_edge_to_the_card_of_an_auction(
    program: Program, qtbot: QtBot, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    go_to(program, POSITIONS["auction"]._replace(players=5))
    card, view, mouse = AuctionPage.at(program), program.window.map, Mouse(program)
    assert view
    assert card.widget.shown
    first = view.map_scene.point_of(card.widget.shown.places[0])
    view.look_at((first, 2 * view.scale_of_fit))
    view.pan(QPointF(view.mapFromScene(first) - QPoint(view.width() // 2, 60)))
    qtbot.waitUntil(lambda: card.box.center().y() > view.height() / 2, timeout=2000)
    mouse.answer()
    mouse.table.bridge.pause_ms = 50
    mouse.table.bridge.set_paused(False)

    def is_said() -> bool:
        """Where the card takes the whole edge, when it has gone."""
        assert covered(program) == []
        return bool(bubbles(program))

    qtbot.waitUntil(is_said, timeout=30_000)


def test_remarks_leave_room_for_the_coins_of_a_sold_company(program: Program, qtbot: QtBot) -> None:
    program.window.resize(*SIZES[0])
    go_to(program, POSITIONS["auction"])
    mouse = Mouse(program)
    mouse.answer()
    mouse.table.bridge.pause_ms = 50
    mouse.table.bridge.set_paused(False)

    def are_both_seen() -> bool:
        assert covered(program) == []
        return bool(mouse.table.beats.coins.places and bubbles(program))

    qtbot.waitUntil(are_both_seen, timeout=60_000)


def test_a_remark_goes_with_the_next_event_or_after_a_while(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remark_presenter, "LEAST_STAY_MS", 0)
    monkeypatch.setattr(remark_presenter, "STAY_MS", 300)
    go_to(program, POSITIONS["auction"])
    mouse = Mouse(program)
    mouse.answer()
    qtbot.waitUntil(lambda: bool(bubbles(program)))
    first = bubbles(program)
    mouse.table.bridge.let_decide_once()
    qtbot.waitUntil(lambda: not set(first).intersection(bubbles(program)))
    qtbot.waitUntil(lambda: not bubbles(program))


@pytest.mark.parametrize("size", SIZES)
def test_remarks_cover_nothing_of_the_town_and_are_beside_the_prompt_instead(
    program: Program, qtbot: QtBot, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    tables.begin(program, "easy", "easy", "easy", seed=4)
    assert program.table
    program.table.bridge.pause_ms = 50
    prompt, moments = program.table.decision.prompt, 0

    def goes_on() -> bool:
        nonlocal moments
        assert covered(program) == []
        moments += bool(bubbles(program)) or SENTENCE in prompt.news.text()
        return moments >= MOMENTS

    qtbot.waitUntil(goes_on, timeout=60_000)
