"""Nothing at the table tells what a raid or a seal brings before its scene has, and no picture is shown twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.singapore.rules.actions import Exchange
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding, StartingRound
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.animation import PictureItem
from indonesia_qt.ui.games.singapore.game_view import SingaporeView
from indonesia_qt.ui.table.panels.meanwhile import Meanwhile
from indonesia_qt.ui.widgets.messages import NEWS, Concern
from tests.games.singapore.positions import Table
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.beats import BeatPage, CoinPage
from tests.ui.pages.log import LogPage
from tests.ui.pages.page import Page, owned, settle
from tests.ui.pages.singapore import HoldingsPage
from tests.ui.pages.singapore_panels import SingaporeTable

CAUGHT = (
    "Whoever has the most chips and opium together is caught and pays £1 for each, or moves back on the victory "
    "track if they can’t. They return their chips and lose half their opium."
)


PAUSE_MS, WAIT_MS, LEAST_READ_MS = 250, 20_000, 1000
RESULT = "Caught", "pays", "caught"


@pytest.fixture(autouse=True)
def still() -> None:
    """Scenes move here at the usual speed, as they do for a player; what was announced before is forgotten."""
    NEWS.pieces.clear()


def raided(table: Table) -> None:
    """Seat 0 stands on an illegal building of seat 1, who has most opium, and only white chips are in the bag."""
    turn(table, "e4")
    table.player(1, goods="4 opium", money=9)
    table.chips(2, 1, 0)
    table.state.black = 0


def before_seal(table: Table) -> None:
    """The owner of the building where seat 0 stands is before a seal."""
    turn(table, "e4")
    table.player(1, vp=9)
    table.state.black = 2000


def use(mouse: SingaporeTable) -> None:
    """Use the building where seat 0 stands."""
    mouse.table.bridge.pause_ms = PAUSE_MS
    mouse.click_area("e4")
    mouse.confirm()


def raid_of_person(program: Program) -> SingaporeTable:
    mouse = show(program, raided, chance="practice")
    use(mouse)
    return mouse


def seal_of_person(program: Program) -> SingaporeTable:
    mouse = show(program, before_seal, chance="practice")
    use(mouse)
    return mouse


def raid_of_bot(program: Program) -> SingaporeTable:
    return use_of_bot(program, raided)


def seal_of_bot(program: Program) -> SingaporeTable:
    return use_of_bot(program, before_seal)


def use_of_bot(program: Program, arrange: Callable[[Table], None]) -> SingaporeTable:
    mouse = show(program, arrange, chance="practice")
    bridge = mouse.table.bridge
    assert bridge.question
    use_it = next(one for one in bridge.question.actions(bridge.session.state) if isinstance(one, Exchange))
    bridge.set_paused(True)
    for seat in (0, 1):
        bridge.give_seat(seat, "easy")
    bridge.pause_ms = PAUSE_MS
    bridge.submit(use_it, bridge.made)
    return mouse


def drawn_last(program: Program, *, black: int = 16) -> SingaporeTable:
    """Seat 0 builds an illegal building, the last of the Starting Round, and is asked next."""

    def arrange(table: Table) -> None:
        table.lay_out("I-09", top="I-04")
        table.state.black = black
        table.state.round = 0
        table.state.stack[:] = [Round(), StartingRound(3), FoundBuilding(0, 0)]

    mouse = show(program, arrange, chance="practice")
    program.window.resize(1920, 1080)
    mouse.table.bridge.pause_ms = PAUSE_MS
    mouse.choose_tile("I-09")
    mouse.click_area("e5")
    mouse.confirm()
    return mouse


def page_of(program: Program) -> list[str]:
    """What the page with the chips says."""
    assert isinstance(program.table, SingaporeView)
    QApplication.processEvents()
    return [label.text() for label in Page(program.table.chips).parts(QLabel) if label.text()]


def test_a_chip_drawn_last_in_a_round_is_counted_and_stays_until_the_next_decision(program: Program) -> None:
    mouse = drawn_last(program, black=2000)
    shown = [
        "Ana draws a black chip.",
        "Ana",
        "1\xa0black\xa0chip",
        "Budi",
        "0\xa0black\xa0chips",
        "Citra",
        "0\xa0black\xa0chips",
        "In the bag: 1,999 black chips, 2 white",
    ]
    assert mouse.table.beats.is_shown
    assert page_of(program) == shown
    mouse.table.beats.motion.finish()
    mouse.table.beats.skip()
    assert not mouse.table.beats.is_shown
    assert page_of(program) == shown
    mouse.click_area("d5")
    assert page_of(program) == []


COUNTED = (
    "In the bag: 1,999 black chips, 2 white. "
    "Ana: 1\xa0black\xa0chip. Budi: 0\xa0black\xa0chips. Citra: 0\xa0black\xa0chips."
)


@pytest.mark.parametrize(
    ("spoken", "expected"),
    [
        (Concern.OTHERS, ["Ana builds Syndicate on E5 for £2. Ana draws a black chip.", COUNTED]),
        (Concern.OWN, [f"Ana draws a black chip. {COUNTED}"]),
    ],
)
def test_a_drawn_chip_is_spoken_once(
    program: Program, monkeypatch: pytest.MonkeyPatch, spoken: Concern, expected: list[str]
) -> None:
    monkeypatch.setattr(NEWS, "spoken", spoken)
    drawn_last(program, black=2000)
    said = [piece.text for piece in NEWS.pieces if piece.was_spoken]
    assert [text for text in said if "chip" in text] == expected


def test_a_raid_is_spoken_once(program: Program) -> None:
    raid_of_person(program).table.beats.motion.finish()
    said = [piece.text for piece in NEWS.pieces if "raid" in piece.text or "caught" in piece.text]
    assert [text.count("white chip") for text in said] == [1, 0]
    assert said[1].startswith(CAUGHT)
    assert ["opium =" in text for text in said] == [False, True], "what everybody has is on the page with the chips"


def test_the_chips_of_all_are_shown_of_the_moment_that_is_looked_at(program: Program) -> None:
    mouse = drawn_last(program, black=2000)
    mouse.table.beats.skip_all()
    mouse.table.history.step(-1, "decision")
    mouse.click_tab_of(mouse.table.chips)
    before = mouse.table.bridge.session.position(mouse.table.history.at)
    assert page_of(program)[0] == f"In the bag: {before.black:,} black chips, 2 white"
    assert page_of(program)[2].startswith(f"{before.chips[0]}\xa0")


def told(program: Program, words: tuple[str, ...] = RESULT) -> list[str]:
    """All that says anything of the result."""
    assert isinstance(program.table, SingaporeView)
    QApplication.processEvents()
    shown = [label.text() for label in Page(program.table.chips).parts(QLabel)]
    shown += BeatPage.of(program.window).lines
    shown.append(program.table.decision.prompt.news.text())
    shown += (line.text for line in LogPage.of(program.window).lines())
    shown += (piece.text for piece in NEWS.pieces)
    shown += (label.text() for label in Page(program.table.decision.host).parts(QLabel))
    return [text for text in shown if any(word in text for word in words)]


@pytest.mark.parametrize("raid", [raid_of_person, raid_of_bot])
def test_a_raid_is_told_after_its_scene(program: Program, raid: object) -> None:
    mouse = raid(program)  # type: ignore[operator]
    beats = mouse.table.beats
    assert beats.motion.is_running
    beats.motion.clock.pause()
    before = HoldingsPage.at(program, 1).numbers
    assert "9" in before
    assert told(program) == []
    assert mouse.table.remarks.speeches == {}
    beats.motion.clock.setCurrentTime(beats.motion.clock.duration() - 20)
    assert told(program) == []
    assert HoldingsPage.at(program, 1).numbers == before
    beats.motion.finish()
    assert told(program)
    assert HoldingsPage.at(program, 1).numbers != before


@pytest.mark.parametrize("seal", [seal_of_person, seal_of_bot])
def test_a_seal_is_told_after_its_picture(program: Program, seal: Callable[[Program], SingaporeTable]) -> None:
    mouse = seal(program)
    beats, track, words = mouse.table.beats, mouse.table.strip.track, ("seal", "+1")
    beats.motion.clock.pause()
    before = HoldingsPage.at(program, 1).numbers
    for _ in range(2):
        assert track.piles()[9] == [1]
        assert told(program, words) == []
        assert (BeatPage.of(program.window).sum, CoinPage.flying(program)) == ("", [])
        assert HoldingsPage.at(program, 1).numbers == before
        beats.motion.clock.setCurrentTime(beats.motion.clock.duration() - 20)
    beats.motion.finish()
    assert track.piles()[10] == [1]
    assert told(program, words)
    assert HoldingsPage.at(program, 1).numbers != before


def test_a_bots_raid_is_told_on_its_card_long_enough(program: Program, qtbot: QtBot) -> None:
    mouse = raid_of_bot(program)
    beats, page = mouse.table.beats, BeatPage.of(program.window)
    beats.motion.clock.pause()
    mouse.table.bridge.set_paused(False)
    assert page.lines == []
    beats.motion.finish()
    assert any("Caught" in line for line in page.lines)
    qtbot.waitUntil(lambda: beats.lasts_ms > 0, timeout=WAIT_MS)  # the bot in another process has gone on
    assert beats.lasts_ms >= LEAST_READ_MS


def test_my_own_raid_is_told_at_once_by_a_click_that_counts(program: Program) -> None:
    mouse = raid_of_person(program)
    made = mouse.table.bridge.made
    mouse.click_area("e5")
    assert mouse.table.bridge.made == made + 1
    assert told(program)


def test_escape_tells_all(program: Program) -> None:
    raid_of_bot(program)
    BeatPage.of(program.window).skip_to_decision()
    assert told(program)


def test_the_card_of_a_beat_lies_beside_the_board_and_covers_nothing_of_the_panel(program: Program) -> None:
    beats = raid_of_bot(program).table.beats
    for _ in range(2):
        QApplication.processEvents()
        board, card = program.window.map, beats.card
        assert board
        assert card.isVisible()
        assert card.mapTo(program.window, QPoint()).x() > board.mapTo(program.window, board.rect().topRight()).x()
        panel = beats.board.decision.host.panel
        assert not QRect(panel.pos(), panel.size()).intersects(card.geometry())
        beats.motion.finish()


@pytest.mark.parametrize("high", range(600, 900, 60))
def test_no_line_of_the_last_moves_is_cut_by_the_card_of_a_beat(program: Program, high: int) -> None:
    program.window.resize(1366, high)
    beats = raid_of_bot(program).table.beats
    beats.motion.finish()
    settle()
    assert BeatPage.of(program.window).has_room()
    (meanwhile,) = owned(beats.board.decision.host.panel, Meanwhile)
    content = meanwhile.widget()
    is_scrolled = meanwhile.verticalScrollBar().maximum() > 0
    texts = [label.text() for label in owned(content, QLabel) if label.isVisible() and label.text()]
    assert not (is_scrolled and "Last moves" in texts)
    for label in owned(content, QLabel):
        seen = label.visibleRegion().boundingRect()
        assert is_scrolled or not label.isVisible() or seen == label.rect()


def test_a_coin_lies_on_its_card_after_the_picture(program: Program, qtbot: QtBot) -> None:
    mouse = seal_of_bot(program)
    beats = mouse.table.beats
    assert beats.motion.is_running
    mouse.table.bridge.set_paused(False)
    beats.motion.finish()
    qtbot.waitUntil(lambda: bool(CoinPage.flying(program)), timeout=WAIT_MS)  # the bot in another process has gone on
    coin, *_ = CoinPage.flying(program)
    assert coin.is_at(mouse.table.player_cards.cards[1])


def test_who_plays_next_at_the_same_screen_sees_no_picture_again(program: Program, qtbot: QtBot) -> None:
    program.window.preferences.set("privacy", "off")
    mouse = show(program, before_seal, chance="practice")
    use(mouse)
    beats, bridge = mouse.table.beats, mouse.table.bridge
    assert program.window.map
    scene = program.window.map.map_scene

    def pictures() -> list[PictureItem]:
        return [item for item in scene.items() if isinstance(item, PictureItem)]

    assert pictures()
    beats.clear()
    bridge.submit(Pass(), bridge.made)
    assert mouse.table.turn_banner.isVisible()
    qtbot.waitUntil(lambda: not mouse.table.turn_banner.isVisible(), timeout=WAIT_MS)
    assert not beats.is_due
    assert pictures() == []
