"""The screen at the end of a game: ranks, every rupiah by its source, the board, and the ways on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.final_screen import GROWTH, IndonesiaFinal, MoneyBar
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.settings import appearance
from indonesia_qt.ui.table.own_story import OwnStory
from tests.soak import soak_but
from tests.ui.pages.beats import BeatPage
from tests.ui.pages.boxes import FilePage, last_message
from tests.ui.pages.final_screen import FinalPage
from tests.ui.pages.page import owned, settle
from tests.ui.pages.players import CardPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, Position, go_to, played
from tests.ui.table.second_game import counting, show_counting  # noqa: F401 - a fixture

WAIT_MS = 10_000


@pytest.fixture
def finished(program: Program) -> Mouse:
    go_to(program, POSITIONS["result"])
    return Mouse(program)


def share(mouse: Mouse, to: Path) -> None:
    """Save the picture into a file."""
    mouse.final.share()
    dialog = FilePage.of(mouse.program.window)
    dialog.choose(to)
    dialog.close()


def test_it_ranks_the_players_and_the_rematch_stands_out(finished: Mouse) -> None:
    state = finished.table.bridge.session.state
    names = [finished.table.context.words.seats[seat] for seat in ranking(state)]
    told = finished.final.labels()
    assert [text for text in told if text in names] == names
    assert [text for text in told if text in ("1st", "2nd", "3rd", "4th")] == ["1st", "2nd", "3rd", "4th"]
    assert finished.final.podium.startswith(f"1st: {names[0]}, {max(final_money(state)):,}")
    assert finished.final.primary == "Rematch"


def test_the_cards_show_who_came_in_which_place_and_before_the_end_who_plays_when(finished: Mouse) -> None:
    def ranks() -> list[str]:
        return [CardPage.at(finished.program, seat).rank for seat in range(4)]

    state = finished.table.bridge.session.state
    names = ("1st", "2nd", "3rd", "4th")
    assert ranks() == [names[ranking(state).index(seat)] for seat in range(4)]
    finished.table.history.look_at(finished.table.bridge.made - 1)
    order = finished.table.history.position.order
    assert ranks() == [names[order.index(seat)] for seat in range(4)]


def test_every_rupiah_is_explained(finished: Mouse) -> None:
    final = finished.final.widget
    assert isinstance(final, IndonesiaFinal)
    finished.program.window.resize(1920, 1080)
    settle()
    for seat, money in enumerate(final_money(finished.table.bridge.session.state)):
        assert sum(int(source.values[seat] or 0) for source in final.sources) == money
        assert f"{money:,}" in finished.final.labels()


def test_it_is_told_who_has_played_in_which_style_here_and_in_the_log_and_not_before(
    program: Program, tmp_path: Path
) -> None:
    players = iter(("hard/hunter", "expert/careful@2", "medium"))
    file = tmp_path / "styles.indonesia"
    file.write_bytes(re.sub(rb"greedy", lambda _: next(players).encode(), played(POSITIONS["result"])))
    assert program.open(file)
    mouse = Mouse(program)
    told = ["Budi played as a merger hunter.", "Citra played as a careful player."]
    assert " ".join(told) in mouse.final.labels()
    assert [line.text for line in mouse.table.log.writer.lines()][-2:] == told
    for seat, name in enumerate(("Hard", "Expert, 2\N{NO-BREAK SPACE}s", "Medium"), start=1):
        assert name in CardPage.at(program, seat).widget.hands.accessibleName()

    mouse.table.bridge.undo()
    assert mouse.table.bridge.question is not None
    assert not any(text in line.text for line in mouse.table.log.writer.lines() for text in told)


def test_sums_of_money_are_not_called_turning_points_as_chances_are(finished: Mouse) -> None:
    assert "Largest sums" in finished.final.labels()
    assert "Turning points" not in finished.final.labels()


def test_the_board_can_be_seen_and_the_screen_opened_again(finished: Mouse, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: finished.final.has_board and finished.final.is_still, timeout=WAIT_MS)
    finished.final.look_at_board()
    assert not FinalPage.all_of(finished.program.window)
    finished.table.show_all()
    assert not FinalPage.all_of(finished.program.window)
    finished.open_final_screen()
    finished.final.close_by_key()
    assert not FinalPage.all_of(finished.program.window)


def test_the_log_has_the_room_that_the_result_leaves_beside_the_board(finished: Mouse) -> None:
    finished.program.window.resize(1920, 1080)
    settle()
    table = finished.program.table
    assert table is not None
    assert table.decision.host.height() < table.log.pane.height()


def test_it_is_away_in_the_past_and_comes_back_with_the_present(finished: Mouse) -> None:
    history = finished.table.history
    history.look_at(5)
    assert not FinalPage.all_of(finished.program.window)
    history.come_back()
    assert finished.final.widget.isVisible()


def test_it_goes_with_the_move_that_ended_the_game_and_comes_again(finished: Mouse) -> None:
    bridge = finished.table.bridge
    bridge.undo()
    assert bridge.question is not None
    assert not FinalPage.all_of(finished.program.window)
    bridge.redo()
    assert finished.final.widget.isVisible()


def end_again(finished: Mouse) -> FinalPage:
    """The final screen as it comes when the game has just been played to its end."""
    final = finished.table.make_final()
    final.hold_back()
    finished.table.full_page.set_page(final)
    finished.table.full_page.show()
    return finished.final


@pytest.mark.parametrize("tempo", [0.0, 100.0])
def test_the_end_of_a_game_that_is_opened_is_shown_at_once_with_the_winner(
    program: Program, monkeypatch: pytest.MonkeyPatch, tempo: float
) -> None:
    monkeypatch.setitem(appearance.TEMPOS, "normal", tempo)
    go_to(program, POSITIONS["result"])
    final = Mouse(program).final
    assert final.is_still
    assert final.sums == [rupiah(final.widget.scores[seat]) for seat in final.widget.places]
    assert final.widget.title() in final.labels()


def test_nothing_moves_where_that_is_not_wanted(finished: Mouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appearance, "reduced_motion", lambda: True)
    final = end_again(finished)
    assert final.is_still
    assert final.sums == [rupiah(final.widget.scores[seat]) for seat in final.widget.places]


def test_a_click_ends_what_grows(finished: Mouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(appearance.TEMPOS, "normal", 100.0)
    final = end_again(finished)
    assert not final.is_still
    final.click(final.widget.picture)
    assert final.is_still


def test_sums_grow_with_their_bars(finished: Mouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(appearance.TEMPOS, "normal", 100.0)
    final = end_again(finished)
    clock, whole = final.widget._clock, [rupiah(final.widget.scores[seat]) for seat in final.widget.places]
    clock.pause()
    clock.setCurrentTime(0)
    assert final.sums == ["0\N{NO-BREAK SPACE}Rp"] * len(whole)
    settle()
    scores = [final.widget.ranking.rows[seat].score.width() for seat in final.widget.places]
    clock.setCurrentTime(clock.duration() // 4)
    assert all(0 < amount(part) < amount(end) for part, end in zip(final.sums, whole, strict=True))
    clock.resume()
    final.click(final.widget.picture)
    assert final.sums == whole
    settle()
    assert [final.widget.ranking.rows[seat].score.width() for seat in final.widget.places] == scores


def test_bars_grow_beside_whole_sums_where_the_winner_is_known(
    program: Program,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    counting: object,  # noqa: F811
) -> None:
    assert counting
    monkeypatch.setitem(appearance.TEMPOS, "normal", 100.0)
    view = show_counting(program, tmp_path / "game.count")
    mouse = Mouse(program)
    while view.bridge.question is not None:
        BeatPage.of(program.window).skip_to_decision()
        mouse.confirm()
    final = mouse.final
    assert not final.is_still
    assert [int(text) for text in final.sums] == [final.widget.scores[seat] for seat in final.widget.places]
    final.click(final.widget.picture)
    assert final.is_still


def amount(text: str) -> int:
    """The rupiah of a sum in words."""
    return int("".join(filter(str.isdigit, text)))


def test_each_bar_is_as_long_as_the_money_in_three_parts(finished: Mouse) -> None:
    final, state = finished.final.widget, finished.table.bridge.session.state
    bars, most = [bar for bar in finished.final.bars if isinstance(bar, MoneyBar)], max(final_money(state))
    for bar, seat in zip(bars, ranking(state), strict=True):
        player = state.players[seat]
        assert bar.amounts == (player.bank, player.cash, player.earnings)
        assert bar.parts()[-1].right() == pytest.approx(final.scores[seat] / most * (bar.width() - 1), abs=1)
        assert f"Bank: {player.bank:,}" in bar.accessibleName()


def test_an_amount_is_in_its_part_of_the_bar_when_that_has_grown(finished: Mouse) -> None:
    def is_written(bar: MoneyBar) -> bool:
        """Whether anything is white, as amounts alone are."""
        image, white = bar.grab().toImage(), QColor("#ffffff").rgb()
        return any(image.pixel(x, y) == white for x in range(image.width()) for y in range(image.height()))

    bar = max((bar for bar in finished.final.bars if isinstance(bar, MoneyBar)), key=lambda bar: sum(bar.amounts))
    bar.amounts = (0, bar.amounts[1], 0)
    bar.grow(1.0)
    assert is_written(bar)
    bar.grow((GROWTH[1][0] + GROWTH[1][1]) / 2)
    assert not is_written(bar)


def test_ones_own_game_has_a_best_year_and_three_sentences(finished: Mouse) -> None:
    story = finished.final.part(OwnStory)
    assert story.heading.text() == "Your game"
    best, *sentences = [line.text() for line in story.lines]
    earned = finished.table.chart_source(finished.table.bridge.session.happened).course.sums(
        lambda one: one.year, lambda one: one.seat == 0 and one.cause in ("sale", "fee", "freight")
    )
    year, amount = earned.most_common(1)[0]
    assert best == f"Most earned: {amount}\N{NO-BREAK SPACE}Rp in year {year}."
    assert len(sentences) == 3


def test_without_a_single_person_the_story_is_the_winners(finished: Mouse) -> None:
    for seat in range(4):
        finished.table.bridge.give_seat(seat, "human")
    finished.table.bridge.undo()
    finished.table.bridge.redo()
    names, first = finished.table.context.words.seats, finished.final.widget.places[0]
    assert finished.final.part(OwnStory).heading.text() == f"{names[first]}\N{RIGHT SINGLE QUOTATION MARK}s game"


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("players", soak_but((5,), [2, 4, 5]))
def test_a_small_window_shows_everything_and_a_large_one_the_table_and_a_chart_too(
    program: Program, players: int
) -> None:
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    go_to(program, Position("", 6, players=players))
    final = FinalPage.of(program.window)
    assert final.is_seen_whole
    assert final.part(OwnStory).isVisible()
    assert final.widget.picture.width() > 380
    program.window.resize(1920, 1080)
    assert final.is_seen_whole
    assert final.chart.isVisible()
    assert "Final money in rupiah" in final.labels()


@pytest.mark.usefixtures("undressed")
def test_the_panel_shows_another_chart_and_no_sums_where_the_screen_has_all_of_them(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.resize(1920, 1080)
    go_to(program, Position("", 6))
    mouse, final = Mouse(program), FinalPage.of(program.window)
    settle()
    assert final.widget.has_table
    assert mouse.panel.chart.chart.title == "Income"
    assert not any("last year doubled" in text for text in mouse.labels())
    final.look_at_board()
    assert mouse.panel.chart.chart.title == "Money"
    assert any("last year doubled" in text.replace("\N{NO-BREAK SPACE}", " ") for text in mouse.labels())
    settle()
    [scroll] = owned(mouse.panel, QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0, "all players are seen"


@pytest.mark.usefixtures("undressed")
def test_a_small_screen_has_no_gap_below_the_board_and_its_panel_does_not_say_again_who_won(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    go_to(program, Position("", 6))
    mouse, final = Mouse(program), FinalPage.of(program.window).widget
    settle()
    board = final.board_drawing().size(final.picture.width())
    assert final.turn_list.y() - final.picture.y() < board.height() + 30
    assert not any("wins with" in label.text() and label.isVisible() for label in owned(mouse.panel, QLabel))
    FinalPage(final).look_at_board()
    assert any("wins with" in label.text() and label.isVisible() for label in owned(mouse.panel, QLabel))


def test_it_covers_the_board_in_every_size(finished: Mouse, qtbot: QtBot) -> None:
    window = finished.program.window
    for size in ((1366, 768), (1920, 1080), (1100, 700)):
        window.resize(*size)
        qtbot.wait(0)
        assert window.map
        page = finished.table.full_page
        assert page.geometry() == window.map.rect()
        for text in finished.final.buttons():
            button = finished.final.button(text)
            assert page.rect().contains(button.geometry().translated(finished.final.widget.pos()))


def test_result_and_board_are_shared_as_one_picture(finished: Mouse, tmp_path: Path) -> None:
    share(finished, tmp_path / "result.png")
    picture = QImage(str(tmp_path / "result.png"))
    assert picture.width() > 1800
    assert picture.height() > picture.width() / 2
    last_lines = range(picture.height() - 300, picture.height() - 60, 2)
    assert any(picture.pixelColor(x, y).lightness() < 90 for x in range(0, 900, 2) for y in last_lines)


def test_a_picture_that_cant_be_written_is_told(finished: Mouse, tmp_path: Path) -> None:
    share(finished, tmp_path / "missing" / "result.png")
    assert "result.png" in last_message(finished.program.window)


def test_another_game_has_a_final_screen_too(program: Program, tmp_path: Path, counting: object) -> None:  # noqa: F811
    assert counting
    view = show_counting(program, tmp_path / "game.count")
    mouse = Mouse(program)
    while view.bridge.question is not None:
        mouse.confirm()
    assert len(mouse.final.bars) == 2
    assert {card.rank.text() for card in view.player_cards.cards} == {"1st", "2nd"}
    assert mouse.final.primary == "Rematch"


def test_the_log_has_no_headings_below_which_only_the_game_ends(finished: Mouse) -> None:
    lines = finished.table.log.writer.lines()
    assert [line.text for line in lines if line.rank == "round"][-1] == "Year 8"
    assert lines[-1].text.startswith("The game is over.")
    assert lines[-2].rank == "event"
    assert [line.text for line in lines if line.rank == "phase"][-1] == "Operations"
    finished.table.bridge.undo()
    assert finished.table.log.writer.lines()[-1].text != lines[-1].text
