"""What happens on the board is played in scenes, for people and bots; any key or click ends one and still counts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.animation import Animation, PictureItem
from indonesia_qt.ui.games.singapore.board.piece_values import tile_on
from indonesia_qt.ui.games.singapore.raid_picture import RaidPicture
from indonesia_qt.ui.games.singapore.scene_pictures import TITLE_HIGH, EndPicture, Finish, SealPicture
from indonesia_qt.ui.settings import appearance
from indonesia_qt.ui.style.theme import LIGHT
from tests.games.singapore.positions import Table
from tests.soak import soak_but
from tests.ui.games.singapore.panels.towns import building_turn, turn
from tests.ui.games.singapore.tables import begin, show
from tests.ui.pages.beats import BeatPage
from tests.ui.pages.final_screen import FinalPage
from tests.ui.pages.singapore_panels import SingaporeTable

LONGEST_MS = 1800
PAUSE_MS = 250
WAIT_MS = 20_000


@pytest.fixture(autouse=True)
def still() -> None:
    """Scenes move here at the usual speed, as they do for a player."""


def raid_turn(table: Table) -> None:
    """Seat 0 stands on an illegal building of seat 1, and only white chips are in the bag."""
    turn(table, "e4")
    table.player(1, goods="4 opium")
    table.chips(2, 1, 0)
    table.state.black = 0


def build(program: Program) -> SingaporeTable:
    mouse = show(program, building_turn)
    mouse.table.bridge.pause_ms = PAUSE_MS
    mouse.choose_tile("I-02")
    mouse.confirm()
    return mouse


def raid(program: Program) -> SingaporeTable:
    return use(program, raid_turn)


def seal(program: Program) -> SingaporeTable:
    def arrange(table: Table) -> None:
        turn(table, "e4")
        table.player(1, vp=9)
        table.state.black = 2000

    return use(program, arrange)


def use(program: Program, arrange: Callable[[Table], None]) -> SingaporeTable:
    mouse = show(program, arrange, chance="practice")
    mouse.table.bridge.pause_ms = PAUSE_MS
    mouse.click_area("e4")
    mouse.confirm()
    return mouse


def end(program: Program) -> SingaporeTable:
    """Play a game of people, the last decision of which is made while bots have a speed."""
    mouse = begin(program, "human", "human", "human", options=Options(holdings="open", chance="practice"))
    bridge, chance = mouse.table.bridge, Random(1)
    session = bridge.session
    while (asked := session.question) is not None:
        session.submit(Easy().choose(session.state, asked, chance))
    last = session.entries[-1].action
    session.undo()
    bridge.changed.emit(())
    bridge.pause_ms = PAUSE_MS
    bridge.submit(last, bridge.made)
    return mouse


def motion(program: Program) -> Animation:
    """What moves now: for a person's decision, or in a beat."""
    assert program.table
    beats = program.table.beats
    return beats.motion if beats.is_shown else program.table.board.motion


def pictures(program: Program) -> list[PictureItem]:
    """The pictures of the scenes that play."""
    assert program.window.map
    return [item for item in program.window.map.map_scene.items() if isinstance(item, PictureItem)]


@pytest.mark.parametrize(
    ("play", "kinds"), [(build, []), (raid, [RaidPicture]), (seal, [SealPicture]), (end, [EndPicture])]
)
def test_each_event_has_a_scene_that_is_short(
    program: Program, qtbot: QtBot, play: Callable[[Program], SingaporeTable], kinds: list[type]
) -> None:
    play(program)
    moving = motion(program)
    assert moving.is_running
    assert moving.clock.duration() <= LONGEST_MS
    assert [type(item.picture) for item in pictures(program)] == kinds
    qtbot.waitUntil(lambda: not moving.is_running, timeout=WAIT_MS)
    assert not pictures(program)


@pytest.mark.parametrize(("size", "least", "most"), [((1366, 768), 1.0, 1.1), ((1920, 1080), 1.3, 1.6)])
def test_a_picture_over_the_board_grows_where_the_board_is_large(
    program: Program, size: tuple[int, int], least: float, most: float
) -> None:
    program.window.resize(*size)
    raid(program)
    (item,) = pictures(program)
    assert least <= (item.boundingRect().width() - 2) / item.picture.size[0] <= most + 0.001


def test_a_building_is_seen_on_its_lot_when_it_has_come_down(program: Program) -> None:
    mouse = build(program)
    view, scene = mouse.table.view, mouse.table.board.scene
    tile = tile_on("g4", view.scenario.name["g4"], view.building("g4"), mouse.table.context.colours[0], owned=True)

    def seen() -> bool:
        (key,) = (shown.key for shown in scene._display.of([tile]))
        return scene._groups[""]._items[key].item.isVisible()

    moving = motion(program)
    moving.clock.pause()
    moving.clock.setCurrentTime(100)
    assert not seen()
    moving.clock.setCurrentTime(moving.clock.duration() - 10)
    assert seen()


@pytest.mark.parametrize("play", soak_but((raid,), [build, raid, seal]))
def test_a_click_ends_a_scene_and_counts(program: Program, play: Callable[[Program], SingaporeTable]) -> None:
    mouse = play(program)
    made = mouse.table.bridge.made
    assert motion(program).is_running
    mouse.click_area("e5")
    assert not mouse.table.beats.is_shown
    assert mouse.table.bridge.made == made + 1
    assert "e5" in mouse.state.players[0].workers


def test_a_key_ends_a_scene_and_counts(program: Program) -> None:
    mouse = raid(program)
    assert motion(program).is_running
    board = program.window.map
    assert board
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Shift)
    assert motion(program).is_running
    QTest.keyClick(board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not motion(program).is_running
    assert mouse.state.players[1].vp == 5


def test_the_card_of_an_area_gives_way_to_a_picture_until_the_pointer_moves(program: Program) -> None:
    mouse = raid(program)
    assert mouse.table.board.scene.hovered == ""
    mouse.point_at_area("e5")
    assert mouse.table.board.scene.hovered == "e5"
    assert pictures(program)


def test_escape_ends_a_scene_alone(program: Program) -> None:
    raid(program)
    assert program.window.map
    program.window.map.setFocus()
    QTest.keyClick(program.window.map, Qt.Key.Key_Escape)
    assert not motion(program).is_running


@pytest.mark.parametrize("play", soak_but((raid,), [build, raid, seal]))
@pytest.mark.parametrize("by", ["system", "preference"])
def test_with_motion_reduced_nothing_moves_and_pictures_stand(
    program: Program, monkeypatch: pytest.MonkeyPatch, play: Callable[[Program], SingaporeTable], by: str
) -> None:
    if by == "system":
        monkeypatch.setattr(appearance, "reduced_motion", lambda: True)
    else:
        program.window.preferences.set("motion", "off")
    mouse = play(program)
    assert motion(program).is_running == bool(pictures(program)) == (play is not build)
    assert all(item.share == item.opacity() == 1.0 for item in pictures(program))
    assert not mouse.table.board.scene._held_back


def test_with_motion_reduced_the_end_stands_for_the_time_of_its_beat(
    program: Program, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(appearance, "reduced_motion", lambda: True)
    end(program)
    (item,) = pictures(program)
    assert item.share == 1.0
    assert item.opacity() == 1.0
    qtbot.wait(100)
    assert item.share == 1.0
    assert item.opacity() == 1.0


def test_who_has_won_is_said_after_the_scene_of_the_end(program: Program) -> None:
    end(program)
    page = BeatPage.of(program.window)
    assert page.title == "The game is over."
    assert not FinalPage.all_of(program.window)
    page.skip_by_enter()
    assert FinalPage.all_of(program.window)
    assert not motion(program).is_running


def test_bots_wait_for_my_scene_and_not_after_i_have_ended_it(program: Program, qtbot: QtBot) -> None:
    mouse = begin(program, "easy", "human", "human", options=Options(holdings="open"), seed=1)
    bridge = mouse.table.bridge
    bridge.pause_ms = 1
    while bridge.question is None or not bridge.bot_is_asked:
        qtbot.waitUntil(lambda: not bridge.bot_is_asked, timeout=WAIT_MS)
        made = bridge.made
        bridge.submit(bridge.question.actions(bridge.session.state)[0], made)  # type: ignore[union-attr]
    assert mouse.table.beats.motion.is_running
    made = bridge.made
    qtbot.wait(150)
    assert bridge.made == made
    QTest.keyClick(program.window.map, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bridge.made > made, timeout=WAIT_MS)


def test_a_bots_building_comes_down_in_its_beat(program: Program, qtbot: QtBot) -> None:
    mouse = begin(program, "easy", "easy", "easy", seed=1)
    mouse.table.bridge.pause_ms = PAUSE_MS
    beats = mouse.table.beats
    qtbot.waitUntil(lambda: beats.beat is not None and bool(beats.beat.scenes), timeout=WAIT_MS)
    assert beats.motion.is_running
    assert beats.beat
    assert beats.beat.scenes[0].built
    assert beats.lasts_ms >= beats.motion.clock.duration()


def test_windows_are_deleted_while_a_scene_plays(program: Program) -> None:
    raid(program)
    QApplication.processEvents()
    assert motion(program).is_running
    assert pictures(program)


class Titled(SealPicture, frozen=True):
    """Keeps the titles that it writes."""

    written: list[str]

    def write_title(self, painter: QPainter, title: str, ink: str) -> None:
        self.written.append(title)
        super().write_title(painter, title, ink)


def test_the_title_of_a_seal_says_what_it_pays_when_the_marker_has_arrived() -> None:
    picture = Titled("Budi reaches the seal at 10 and gets £5.", "Budi", 1, 9, 11, 10, 5, (), [])
    image = QImage(*(round(side) for side in picture.size), QImage.Format.Format_RGB32)
    for share in (0.0, 0.49, 0.5, 1.0):
        painter = QPainter(image)
        picture.paint_ground(painter, LIGHT)
        picture.paint(painter, LIGHT, share)
        painter.end()
    assert picture.written == ["Victory track"] * 2 + [picture.title] * 2


def test_the_scene_of_the_end_names_the_winner_for_more_than_half_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    titles: list[str] = []
    monkeypatch.setattr(EndPicture, "write_title", lambda _picture, _painter, title, _ink: titles.append(title))
    rows = Finish("Ana", 0, 59, "59 VP"), Finish("Budi", 1, 62, "62 VP")
    picture = EndPicture(rows, 1, (10, 20))
    image = QImage(*(round(side) for side in picture.size), QImage.Format.Format_RGB32)
    for share in (0.0, 0.4, 0.45, 1.0):
        painter = QPainter(image)
        picture.paint(painter, LIGHT, share)
        painter.end()
    assert titles == ["The game is over."] * 2 + ["Budi wins with 62 VP"] * 2


def test_the_close_up_of_a_seal_has_the_markers_of_the_others(program: Program) -> None:
    mouse = seal(program)
    mouse.table.beats.motion.clock.pause()
    [item] = pictures(program)
    picture = item.picture
    assert isinstance(picture, SealPicture)
    players, colours = mouse.state.players, mouse.table.context.colours
    others = [seat for seat in range(len(players)) if colours[seat] != picture.seat]
    assert picture.others == tuple((colours[seat], players[seat].vp) for seat in others)


def test_no_marker_covers_the_coin_of_a_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    tops: list[float] = []

    def note(_painter: QPainter, _money: int, at: QPointF, size: float) -> None:
        tops.append(at.y() - 0.7 * size)

    monkeypatch.setattr("indonesia_qt.ui.games.singapore.scene_pictures.paint_sum", note)
    picture = SealPicture("Budi reaches the seal at 10 and gets £5.", "Budi", 1, 9, 10, 10, 5, ((0, 10),))
    image = QImage(*(round(side) for side in picture.size), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for share in range(100):
        picture.paint(painter, LIGHT, share / 100)
    painter.end()
    markers_end = TITLE_HIGH + SealPicture.STANDS + 8
    assert tops
    assert min(tops) > markers_end


@pytest.mark.parametrize("after", [10, 12, 15, 30])
def test_the_marker_ends_where_its_player_stands(after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: dict[str, QRectF] = {}
    markers: list[QPointF] = []
    place = "indonesia_qt.ui.games.singapore.scene_pictures"
    monkeypatch.setattr(f"{place}.write_line", lambda _painter, room, text, *_: numbers.setdefault(text, room))
    monkeypatch.setattr(f"{place}.paint_marker", lambda _painter, _theme, _seat, at, _size: markers.append(at))
    picture = SealPicture("Budi reaches the seal at 10 and gets £5.", "Budi", 1, 9, after, 10, 5, ())
    image = QImage(*(round(side) for side in picture.size), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    picture.paint_ground(painter, LIGHT)
    picture.paint(painter, LIGHT, 1.0)
    painter.end()
    assert {"10", str(after)} <= numbers.keys()
    assert markers[-1].x() == pytest.approx(numbers[str(after)].center().x())


def test_markers_stand_on_their_spaces_in_the_close_up_of_a_seal() -> None:
    def painted(*others: tuple[int, int]) -> QImage:
        picture = SealPicture("Budi reaches the seal at 10 and gets £5.", "Budi", 1, 9, 10, 10, 5, others)
        image = QImage(*(round(side) for side in picture.size), QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        picture.paint_ground(painter, LIGHT)
        picture.paint(painter, LIGHT, 1.0)
        painter.end()
        return image

    alone = painted()
    assert painted((0, 4)) == alone, "too far behind to be seen"
    assert len({painted(*others).constBits().tobytes() for others in ((), ((0, 6),), ((0, 7),), ((0, 7), (2, 7)))}) == 4
