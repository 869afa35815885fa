"""Singapore at the table: a game is begun in the dialog and played by clicks, and all that lies there is shown."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import CHANCE
from indonesia_qt.core.record import Seat
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.actions import Build, BuildRoad, Enter, Exchange
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark, LinkMark, Piece
from indonesia_qt.ui.games.singapore.game_view import SingaporeView
from indonesia_qt.ui.games.singapore.panels.building import FoundPanel, TilePanel
from indonesia_qt.ui.games.singapore.panels.turn import TurnPanel
from indonesia_qt.ui.games.singapore.table_strip import BETWEEN
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from indonesia_qt.ui.table.privacy import PeekPanel
from tests.soak import soak_but
from tests.ui.games.singapore.tables import begin as against_bots
from tests.ui.pages.final_screen import FinalPage
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import settle
from tests.ui.pages.singapore import HoldingsPage, SingaporeStripPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import NAMES

WAIT_MS = 30_000


def view(program: Program) -> SingaporeView:
    assert isinstance(program.table, SingaporeView)
    return program.table


def state(program: Program) -> State:
    found: State = view(program).bridge.session.state
    return found


def begin(program: Program, players: int = 3, **options: str) -> Mouse:
    """Begin a game of people with the dialog."""
    program.window.commands.actions["new"].trigger()
    dialog = NewGamePage.of(program.window)
    dialog.choose_game("singapore")
    for seat in range(len(dialog.seats)):
        dialog.choose_player(seat, "human" if seat < players else "nobody")
    dialog.choose_options(**({"holdings": "open"} | options))
    dialog.write_seed("1")
    dialog.begin()
    program.window.activateWindow()
    QTest.qWaitForWindowActive(program.window)
    view(program).bridge.pause_ms = 0
    return Mouse(program)


def bots_play(program: Program, kind: type, **fields: object) -> None:
    """Let a bot answer for everybody until a question of this kind is open."""
    bridge = view(program).bridge
    while (asked := bridge.question) is not None:
        if isinstance(asked, kind) and all(getattr(asked, name) == value for name, value in fields.items()):
            return
        bridge.submit(Easy().choose(state(program), asked, Random(1)), bridge.made)


def start(program: Program, players: int = 3, options: Options | None = None, seed: int = 1) -> None:
    """Begin a game of people without the dialog."""
    seats = tuple(Seat(NAMES[number], number, "human") for number in range(players))
    program.new_game(NewGame("singapore", "singapore", seats, True, options or Options(holdings="open"), seed))
    view(program).bridge.pause_ms = 0


def test_both_games_are_offered_each_with_the_picture_of_its_map(program: Program, qtbot: QtBot) -> None:
    program.window.commands.actions["new"].trigger()
    dialog = NewGamePage.of(program.window)
    assert dialog.games == ["Indonesia", "Singapore"]
    pictures = []
    for game in ("indonesia", "singapore"):
        dialog.choose_game(game)
        label = dialog.widget.choices.picture
        qtbot.waitUntil(lambda label=label: not label.pixmap().isNull(), timeout=WAIT_MS)
        pictures.append(label.pixmap().toImage())
    assert pictures[0] != pictures[1]
    assert dialog.maps == ["Singapore", "Singapore, a bay", "Singapore, wide"]
    assert dialog.asks_for == [
        "Game",
        "Money and goods",
        "Goods in the supply",
        "Chip for an illegal building",
        "Chips and new tiles",
        "Plans of a turn",
        "Hidden information",
    ]
    dialog.cancel()


def test_the_first_building_is_a_tile_and_a_lot_in_any_order(program: Program) -> None:
    mouse = begin(program)
    strip = SingaporeStripPage.at(program)
    panel = mouse.panel
    assert isinstance(panel, FoundPanel)
    assert strip.round == "Starting Round"
    assert mouse.confirmation == "Choose a tile and a lot"
    assert not mouse.can_confirm
    mouse.click_area("d5")
    assert mouse.confirmation == "Choose a tile"
    tile = strip.tiles[1]
    strip.click_tile(tile)
    assert mouse.confirmation.endswith(" on D5")
    marks = panel.marks()
    assert AreaMark("d5", "chosen") in marks
    assert [mark.kind for mark in marks if isinstance(mark, Piece) and mark.ghost] == ["planned"]
    mouse.confirm()
    assert state(program).built["d5"] == tile


def test_a_second_click_on_the_lot_builds_there_and_elsewhere_the_reason_is_said(program: Program) -> None:
    mouse = begin(program)
    refused: list[str] = []
    view(program).refused.connect(lambda reason: refused.append(str(reason)))
    mouse.click_area("c1")
    assert refused == ["Choose a lot next to a start building or to another player’s building."]
    (listed,) = mouse.lists
    mouse.choose(listed, 0)
    for _ in range(2):
        mouse.click_area("e5")
    assert "e5" in state(program).built


def test_a_whole_turn_is_played_on_the_board(program: Program) -> None:
    mouse = begin(program)
    bots_play(program, ChooseLot)
    raffles = state(program).raffles
    first = view(program).bridge.question
    assert isinstance(first, ChooseLot)
    lots = first.lots(state(program))
    for lot in lots[:3]:
        mouse.click_area(lot)
    assert len(state(program).flagged) == 3
    assert isinstance(mouse.panel, TilePanel)
    strip = SingaporeStripPage.at(program)
    assert (strip.round, strip.phase) == ("Round 1", "Turns")
    tile = strip.tiles[0]
    strip.click_tile(tile)
    ghosts = [mark for mark in mouse.panel.marks() if isinstance(mark, Piece) and mark.ghost]
    assert [ghost.area for ghost in ghosts] == [lots[0]]
    mouse.confirm()
    assert state(program).built[lots[0]] == tile
    if isinstance(view(program).bridge.question, JoinBuilding):
        mouse.click_area(mouse.panel.legal[0].area)
    assert isinstance(view(program).bridge.question, PlayTurn)
    assert isinstance(mouse.panel, TurnPanel)
    mouse.click_area("e6")
    assert state(program).players[raffles].workers == ("e6",)
    mouse.click_area("e6")
    assert state(program).players[raffles].goods.brick == 1
    mouse.pass_()
    asked = view(program).bridge.question
    assert asked
    assert asked.seat == (raffles + 1) % 3


def test_hidden_holdings_are_covered_until_their_owner_looks(program: Program) -> None:
    mouse = begin(program, holdings="hidden")
    bots_play(program, PlayTurn)
    asked = view(program).bridge.question
    assert asked
    seat = asked.seat
    assert isinstance(mouse.panel, PeekPanel)
    cards = [HoldingsPage.at(program, n) for n in range(3)]
    assert all(card.numbers[1:6] == ["?"] * 5 for card in cards)
    assert all("money and goods hidden" in card.spoken for card in cards)
    assert "End turn" in mouse.buttons()
    mouse.uncover()
    assert cards[seat].numbers[1] == str(state(program).players[seat].money)
    others = [card for n, card in enumerate(cards) if n != seat]
    assert all(card.numbers[1:6] == ["?"] * 5 for card in others)
    assert all(card.numbers[0].isdecimal() for card in others)


def test_the_strip_says_what_lies_beside_the_board(program: Program) -> None:
    start(program, options=Options(holdings="open", supply="limited"))
    bots_play(program, PlayTurn)
    strip = SingaporeStripPage.at(program)
    s = state(program)
    assert strip.tiles == [*s.display, s.top]
    assert strip.bag.startswith(f"In the bag: {s.black} black chip")
    assert "In the supply: 20 brick" in strip.bag or "brick" in strip.bag
    for seat, name in enumerate(NAMES[:3]):
        assert f"{name} {s.players[seat].vp} victory point" in strip.markers
    piled = [vp for vp in {player.vp for player in s.players} if sum(p.vp == vp for p in s.players) > 1]
    assert ("lowest first" in strip.piles) == bool(piled)
    assert "Each gold seal pays £5" in strip.piles
    assert len(s.unseen) + 1 == int(strip.widget.tiles.left().split()[0])


@pytest.mark.parametrize("width", [1366, 1920])
def test_track_tiles_and_bag_are_all_in_sight(program: Program, width: int) -> None:
    start(program, players=4)
    program.window.resize(width, 768)
    QTest.qWait(50)
    strip = view(program).strip
    for part in (strip.track, strip.tiles, strip.bag):
        assert part.isVisible()
        assert part.visibleRegion().boundingRect() == part.rect()


def test_the_track_comes_back_when_the_display_has_fewer_tiles(program: Program) -> None:
    start(program, players=4)
    strip, usual = view(program).strip, state(program)
    parts = strip.track.minimumSizeHint(), strip.tiles.minimumSizeHint(), strip.bag.sizeHint()
    strip.below.setFixedWidth(sum(part.width() for part in parts) + 5 * BETWEEN)
    for display, has_track in ((usual.display, True), (usual.display * 3, False), (usual.display, True)):
        strip.show_state(replace(usual, display=display))
        assert strip.track.isHidden() != has_track


def test_each_move_of_a_turn_is_shown_before_it_is_made(program: Program) -> None:
    start(program)
    bots_play(program, PlayTurn)
    s, board = state(program), view(program).context.ui.board
    asked = view(program).bridge.question
    assert isinstance(asked, PlayTurn)
    colours = view(program).context.colours
    for kind in (Enter, BuildRoad):
        action = next((one for one in asked.actions(s) if isinstance(one, kind)), None)
        if action is not None:
            (mark,) = board.preview_marks(s, asked, action, colours)
            assert isinstance(mark, Piece | LinkMark)
            assert mark.ghost
    assert not any(board.preview_marks(s, asked, one, colours) for one in asked.actions(s) if isinstance(one, Exchange))


def test_a_screen_reader_hears_of_each_lot(program: Program) -> None:
    start(program)
    bots_play(program, ChooseTile)
    s, context = state(program), view(program).context
    said = {area: context.ui.board.spoken(context.words, s, area) for area in s.scenario.neighbours}
    assert said["d6"].startswith("Pawnshop (D6), 1 victory point → £3, Start building")
    flagged = next(iter(s.flagged))
    assert said[flagged].startswith(f"{flagged.upper()}, Lot for £")
    assert "Flag of" in said[flagged]
    assert not any("VP" in text for text in said.values())


def test_a_building_is_taken_back_but_not_the_chip_that_it_drew(program: Program) -> None:
    mouse = begin(program)
    before = view(program).bridge.made
    refused: list[str] = []
    view(program).refused.connect(lambda reason: refused.append(str(reason)))
    for illegal in (False, True):
        (listed,) = mouse.lists
        tiles = state(program).scenario.buildings
        mouse.choose_value(listed, next(tile for tile in listed.values if tiles[tile].illegal == illegal))
        for _ in range(2):
            mouse.click_area("e5")
        assert "e5" in state(program).built
        view(program).bridge.undo()
        assert ("e5" in state(program).built) == illegal
        assert (view(program).bridge.made == before) != illegal
    assert refused == ["You can’t undo this because something has been drawn at random since then."]


def test_nothing_is_taken_back_where_a_bot_has_drawn_a_chip_since(program: Program, qtbot: QtBot) -> None:
    bridge = against_bots(program, "human", "easy", "easy").table.bridge
    refused: list[str] = []
    view(program).refused.connect(lambda reason: refused.append(str(reason)))
    chance = Random(1)
    while True:
        qtbot.waitUntil(lambda: bridge.question is not None and not bridge.bot_is_asked, timeout=30_000)
        made = bridge.made
        drawn = [n for n, entry in enumerate(bridge.session.entries) if entry.seat == CHANCE]
        own = [n for n, entry in enumerate(bridge.session.entries) if entry.seat == 0]
        if drawn and own and drawn[-1] > own[-1] + 1 and drawn[-1] < made - 1:
            break
        asked = bridge.question
        assert asked
        bridge.submit(Easy().choose(bridge.session.state, asked, chance), made)
    bridge.undo()
    assert bridge.made == made
    assert not bridge.paused
    assert refused == ["You can’t undo this because something has been drawn at random since then."]


def test_the_tile_that_is_chosen_in_the_list_is_one_of_the_answers(program: Program) -> None:
    start(program)
    bots_play(program, ChooseTile)
    panel = Mouse(program).panel
    assert isinstance(panel, TilePanel)
    tile = state(program).display[1]
    SingaporeStripPage.at(program).click_tile(tile)
    assert panel.answer == Build(tile)
    top = state(program).top
    assert top
    refused: list[str] = []
    view(program).refused.connect(lambda reason: refused.append(str(reason)))
    SingaporeStripPage.at(program).click_tile(top)
    assert panel.answer == Build(tile)
    assert refused == ["Only the last player of the round can buy the top tile of the stack."]


def test_who_must_put_the_second_worker_on_the_board_can_not_end_the_turn_unseen(program: Program) -> None:
    start(program, options=Options(holdings="hidden"))
    bots_play(program, PlayTurn)
    mouse = Mouse(program)
    asked = view(program).bridge.question
    assert isinstance(asked, PlayTurn)
    state(program).stack[-1] = replace(asked, owes_worker=True)
    view(program).show_all()
    assert isinstance(mouse.panel, PeekPanel)
    assert "End turn" not in mouse.buttons()


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("scale", soak_but((200,), [100, 150, 200]))
def test_the_track_has_numbers_and_large_markers_at_every_size_of_text(program: Program, scale: int) -> None:
    program.window.preferences.set("scale", scale)
    program.window.appearance.follow()
    program.window.appearance.put_on()
    start(program, players=4)
    program.window.resize(1366, 768)
    QTest.qWait(50)
    track = view(program).strip.track
    numbered = track.numbered()
    assert set(range(0, 61, 10)) <= set(numbered)
    places = [track.number_box(space) for space in numbered]
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    assert 2 * track.marker_radius(1) >= 13


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("points", [5, 25])
def test_three_players_have_cards_in_two_lines_with_large_text(program: Program, qtbot: QtBot, points: int) -> None:
    program.window.preferences.set("scale", 150)
    program.window.appearance.follow()
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    start(program, players=3)
    for card in view(program).player_cards.cards:
        row = card.holdings
        qtbot.waitUntil(lambda row=row: row.height() >= 2 * QFontMetrics(row.letters()).height())  # type: ignore[misc]
        row.cells = [cell if cell.sign == "black" else cell._replace(number=str(points)) for cell in row.cells]
        line = QFontMetrics(row.letters()).height()
        assert row._side(row.lines, [cell.written for cell in row.cells], 1.0) >= 0.7 * line


def test_the_final_board_can_be_read_in_a_large_window(program: Program) -> None:
    mouse = against_bots(program, "human", "human", seed=3)
    session, chance = mouse.table.bridge.session, Random(1)
    while session.question is not None:
        session.submit(Easy().choose(session.state, session.question, chance))
    for size, is_read in (((1920, 1080), True), ((1366, 768), False)):
        program.window.resize(*size)
        mouse.table.bridge.changed.emit(())
        (final,) = FinalPage.all_of(program.window)
        picture = final.widget.picture
        while not final.has_board:
            QApplication.processEvents()
        settle()
        QApplication.processEvents()
        fits = picture.image.size().scaled(picture.size(), Qt.AspectRatioMode.KeepAspectRatio) == picture.image.size()
        assert fits == is_read, "a picture that is read isn't shown smaller than it was drawn"
        assert not final.widget.podium.isVisible()
