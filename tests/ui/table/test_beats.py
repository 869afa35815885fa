"""Others' moves are told in beats: one for a company's operation, skipped by a key or a click, longer if I'm in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.actions import Pass
from indonesia_qt.games.indonesia.rules.events import GoodDelivered
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board import zoom_view
from indonesia_qt.ui.board.animation import Scene
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.marks import AreaMark, NoteMark, Piece, RingMark, Standing
from indonesia_qt.ui.games.indonesia.board.piece_values import DEED
from indonesia_qt.ui.games.indonesia.final_screen import IndonesiaResult
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.settings import appearance
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.beats import beat_presenter
from indonesia_qt.ui.table.beats.beat import Beat
from indonesia_qt.ui.table.beats.beat_presenter import CONCERNED
from indonesia_qt.ui.table.panels.meanwhile import Meanwhile
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from tests.core.counting import Say
from tests.soak import soak_but
from tests.ui.pages.beats import BeatPage, CoinPage
from tests.ui.pages.final_screen import FinalPage
from tests.ui.pages.log import LogPage
from tests.ui.pages.page import owned, settle
from tests.ui.pages.players import CardPage
from tests.ui.pages.strip import StripPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import new_game
from tests.ui.table.positions import POSITIONS, Position, go_to
from tests.ui.table.second_game import CountingUi, counting, show_counting  # noqa: F401

PAUSE_MS = 1
"""How long bots wait for one another; a beat lasts a tenth of a second then, unless it is `lasting`."""
BEFORE_OPERATIONS, DURING_OPERATIONS = Position("ChooseResearch", 6, 5), Position("ChooseExpansion", 6, 5)
LAST_YEAR = Position("ChooseExpansion", 6, 8)
SOLD = re.compile(r"(?P<company>.+?): .+ Net: (?P<net>[+−]\d+)\sRp\.")


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """What beats tell moves here as it does for a player; the view glides sooner to what is asked."""
    monkeypatch.setattr(zoom_view, "GLIDE_MS", 20)


def test_what_is_spoken_of_a_beat_is_all_that_its_card_says() -> None:
    turn = Beat(seat=1, title="Budi’s turn", lines=("Budi walks to C3.", "Budi takes 1 tea."), sum="+1", thing="turn 1")
    assert turn.spoken == "Budi’s turn. Budi walks to C3. Budi takes 1 tea. +1"
    named = Beat(seat=1, title="Budi’s turn", sum="+1", said_sum="Budi: +1 in all.", thing="turn 1")
    assert named.spoken == "Budi’s turn. Budi: +1 in all."
    sold = "Budi buys it for 40 Rp."
    assert Beat(seat=1, said_elsewhere=sold).spoken == sold, "an auction has a card of its own"


class Watcher:
    """A person at the table where a position has been opened, who sees what is told."""

    def __init__(self, program: Program, qtbot: QtBot, pause_ms: int = PAUSE_MS) -> None:
        assert isinstance(program.table, IndonesiaView)
        self.program, self.table, self.qtbot = program, program.table, qtbot
        self.mouse = Mouse(program)
        self.page = BeatPage.of(program.window)
        self.seen: list[Beat] = []
        self.table.beats.shown.connect(lambda beat: None if self._is_own(beat) else self.seen.append(beat))
        self.table.bridge.pause_ms = pause_ms
        self.table.bridge.set_paused(False)

    @property
    def is_asked(self) -> bool:
        """Whether a person is to decide, or the game is over."""
        asked = self.table.bridge.question
        return asked is None or self.table.bridge.is_human(asked.seat)

    def answer(self) -> None:
        """Decide whatever is asked, until others are."""
        while self.is_asked:
            self.mouse.answer()

    def wait_for(self, title: str = "") -> Beat:
        """Watch until a beat is shown whose title contains a text."""
        while title not in (beat := self.next()).title:
            pass
        return beat

    def next(self) -> Beat:
        """Watch the next beat, and skip the one that is shown."""
        before = len(self.seen)
        if self.page.is_seen:
            self.page.skip()
        elif self.table.beats.is_shown:
            self.page.skip_by_enter()
        self.qtbot.waitUntil(lambda: self._told(before), timeout=30_000)
        return self.seen[-1]

    def next_sale(self, seat: int | None = None) -> Beat:
        """Watch the next beat on a card in which goods are sold, and which concerns a seat if one is named."""
        while (
            not (beat := self.next()).scene.voyages or not (seat is None or seat in beat.seats) or not self.page.is_seen
        ):
            pass
        return beat

    def _is_own(self, beat: Beat) -> bool:
        return beat.seat in self.table.bridge.people and not self.table.history.looks_back

    def _told(self, before: int) -> bool:
        beats = self.table.beats
        if beats.is_shown and beats.beat and self._is_own(beats.beat):
            self.page.skip_by_enter()
        if self.is_asked and not beats.is_shown:
            self.answer()
        return len(self.seen) > before


@pytest.fixture
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets beats stay for half a minute: none ends by itself on a slow machine before the test skips it."""
    monkeypatch.setattr(beat_presenter, "USUAL_PAUSE_MS", PAUSE_MS / 30**2)


@pytest.fixture
def watch(program: Program, qtbot: QtBot, lasting: None) -> Watcher:  # noqa: ARG001
    """Somebody before the operations of a year, who has decided; what is told stays until it is skipped."""
    go_to(program, BEFORE_OPERATIONS)
    watcher = Watcher(program, qtbot)
    watcher.answer()
    return watcher


@pytest.fixture
def watch_late(program: Program, qtbot: QtBot, lasting: None) -> Watcher:  # noqa: ARG001
    """The same during the operations, before more goods are sold."""
    go_to(program, DURING_OPERATIONS)
    watcher = Watcher(program, qtbot)
    watcher.answer()
    return watcher


def in_the_log(watch: Watcher, company: str) -> int:
    """What the last operation of a company earned its owner, as the sentences of the log say."""
    table, total = watch.table, 0
    lines = [line.text for line in table.log.writer.lines()]
    began = max(n for n, text in enumerate(lines) if f"operates {company}." in text)
    for text in lines[began:]:
        if (sold := SOLD.fullmatch(text)) and sold["company"] == company:
            total += int(sold["net"].replace("\N{MINUS SIGN}", "-"))
    return total


def test_the_card_of_a_place_makes_way_for_the_moves_of_others_until_the_pointer_moves(watch: Watcher) -> None:
    board = watch.program.window.map
    assert board
    first, *_ = board.map_scene.board.lands
    watch.wait_for()
    watch.mouse.point_at_area(first.id)
    board.card.show_now()
    assert board.card.isVisible()
    watch.next()
    assert not board.card.isVisible()
    watch.mouse.point_at_area(first.id)
    board.card.show_now()
    assert board.card.isVisible()


def test_a_bots_company_is_one_beat_whose_total_is_that_of_the_log(watch: Watcher) -> None:
    beat = watch.next_sale()
    company = watch.table.context.words.company(beat.thing)
    assert watch.page.is_seen
    assert watch.page.title == f"{watch.table.context.words.seats[beat.seat or 0]} · {company}"
    assert watch.page.sum == f"Net +{in_the_log(watch, company)}\N{NO-BREAK SPACE}Rp"
    coins = {income.seat: income.text for income in beat.incomes}
    assert coins[beat.seat or 0] == watch.page.sum.removeprefix("Net ")
    sold = [
        event
        for entry in watch.table.bridge.session.entries
        for event in entry.events
        if isinstance(event, GoodDelivered) and event.company == beat.thing
    ][-len(beat.scene.voyages) :]
    assert f" = {sum(event.price for event in sold)}\N{NO-BREAK SPACE}Rp" in beat.lines[0]
    assert not any("Rp" in mark.text for mark in beat.marks if isinstance(mark, NoteMark)), "the net is the only sum"
    for event in sold:
        assert watch.table.context.words.place(event.city) in beat.lines[0]
    watch.next()
    assert [one.thing for one in watch.seen].count(beat.thing) == 1


def test_bots_wait_for_the_end_of_a_beat_and_go_on_without_a_pause_within_one(watch: Watcher, qtbot: QtBot) -> None:
    beat = watch.next_sale()
    made = watch.table.bridge.made
    with qtbot.assertNotEmitted(watch.table.bridge.changed, wait=300):
        pass
    assert watch.table.bridge.made == made
    asked = watch.table.bridge.question
    assert not isinstance(asked, DeliverGoods) or asked.company != beat.thing


def test_the_card_lies_beside_the_places_of_its_beat(watch: Watcher) -> None:
    board = watch.program.window.map
    assert board
    free = 0
    for _ in range(3):  # as many as the bots sell in this year
        beat = watch.next_sale()
        QApplication.processEvents()
        middles = [board.mapFromScene(board.map_scene.point_of(place)) for place in (*beat.light, *beat.scene.places)]
        free += not any(watch.page.box.contains(middle) for middle in middles)
        assert board.rect().contains(watch.page.box)
    assert free > 1


@pytest.mark.usefixtures("lasting")
def test_a_card_with_little_to_say_is_narrow(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["turn_order"])
    watch = Watcher(program, qtbot)
    watch.answer()
    watch.wait_for("bids")
    QApplication.processEvents()
    assert watch.page.box.width() < scaled(400)
    assert watch.page.has_room()


def test_enter_ends_a_beat_without_a_card_too(watch: Watcher) -> None:
    """The card of an auction says who has bought the company."""
    while watch.next().title:
        pass
    assert watch.table.beats.is_shown
    assert not watch.page.is_seen
    beat = watch.table.beats.beat
    watch.page.skip_by_enter()
    assert watch.table.beats.beat is not beat


def test_while_bots_wait_for_a_beat_nobody_is_said_to_think(watch: Watcher, qtbot: QtBot) -> None:
    beat = watch.next_sale()
    while not watch.table.bridge.bot_is_asked:
        beat = watch.next()
    assert beat.seat is not None
    title = f"Operations, {watch.table.context.words.seats[beat.seat]}"
    assert watch.program.window.docks.decision.windowTitle() == title
    assert (
        "Shown on the board. Enter skips this move, Esc skips to your turn." in watch.table.decision.prompt.text.text()
    )
    assert "Skip to my turn" in watch.mouse.buttons()
    assert not any("thinking" in text for text in watch.mouse.labels())
    told = len(watch.seen)
    watch.mouse.press("Skip to my turn")
    qtbot.waitUntil(lambda: watch.is_asked, timeout=60_000)
    assert len(watch.seen) == told


def test_the_panel_keeps_its_places_from_a_beat_to_the_next_thought(watch: Watcher) -> None:
    def places() -> list[QRect]:
        settle()
        (meanwhile,) = owned(watch.mouse.panel, Meanwhile)
        skip = next(one for one in owned(watch.mouse.panel, QPushButton) if one.text() == "Skip to my turn")
        return [meanwhile.geometry(), skip.geometry()]

    while watch.next_sale() and not watch.table.bridge.bot_is_asked:
        pass
    asked, shown = watch.table.bridge.question, places()
    assert asked
    watch.table.decision.show_question(watch.table.view, asked)
    assert any("thinking" in text for text in watch.mouse.labels())
    assert places() == shown


def test_neither_the_cards_nor_the_panel_run_ahead_of_a_beat(watch_late: Watcher) -> None:
    """The last sale of a year, the growth of the cities and the next year are a single decision."""
    watch, table = watch_late, watch_late.table
    year = table.bridge.session.state.year
    sales = 0
    while (beat := watch.next()).title != "Cities grow":
        sales += bool(beat.scene.voyages)
        assert table.player_cards.view.year == year
        assert not any("grows to size" in text for text in watch.mouse.labels())
    assert table.bridge.session.state.year == year + 1
    assert sales
    watch.page.skip_to_decision()
    watch.qtbot.waitUntil(lambda: watch.is_asked, timeout=60_000)
    assert table.player_cards.view.year == year + 1


def turn(program: Program) -> tuple[str, list[int]]:
    """The phase that the strip shows, and the seats whose cards are marked."""
    return StripPage.at(program).phase, CardPage.marked(program)


def test_the_strip_and_the_cards_show_the_phase_and_the_player_of_a_beat_unless_a_person_is_asked(
    watch_late: Watcher, qtbot: QtBot
) -> None:
    watch, table = watch_late, watch_late.table
    while (beat := watch.next()).title != "Cities grow":
        assert turn(watch.program) == ("6 Operations", [0 if watch.is_asked else beat.seat])
    assert turn(watch.program) == ("7 City Growth", [])
    date = table.strip.date.text()
    watch.page.skip_to_decision()
    qtbot.waitUntil(lambda: watch.is_asked, timeout=60_000)
    asked = table.bridge.question
    assert asked
    assert turn(watch.program) == ("2 Bid for Turn Order", [asked.seat])
    assert table.strip.date.text() != date


@pytest.fixture
def last_beat(program: Program, qtbot: QtBot, lasting: None) -> Watcher:  # noqa: ARG001
    """Somebody who watches the last beats of a game that is over."""
    go_to(program, LAST_YEAR)
    watch = Watcher(program, qtbot)
    watch.table.bridge.give_seat(0, "greedy")
    while watch.table.bridge.question is not None:
        watch.next()
    return watch


def test_the_result_comes_after_the_last_beats(last_beat: Watcher, program: Program) -> None:
    assert last_beat.page.is_seen
    assert not StripPage.at(program).says_that_the_game_is_over
    assert not FinalPage.all_of(program.window)
    assert not isinstance(last_beat.mouse.panel, IndonesiaResult)
    assert not any("wins" in line.text for line in LogPage.of(program.window).lines())
    while last_beat.page.is_seen:
        beat = last_beat.seen[-1]
        assert turn(program) == (("6 Operations", [beat.seat]) if beat.thing else ("7 City Growth", []))
        assert "Order of play" in last_beat.mouse.labels(), "there is something to see meanwhile"
        last_beat.page.skip()
    assert FinalPage.all_of(program.window)
    assert turn(program) == ("", [])
    assert StripPage.at(program).says_that_the_game_is_over
    FinalPage.of(program.window).skip_count()
    assert isinstance(last_beat.mouse.panel, IndonesiaResult)
    assert any("wins" in line.text for line in LogPage.of(program.window).lines())


def test_nothing_tells_the_winner_before_the_money_has_been_counted(last_beat: Watcher, program: Program) -> None:
    table, titles = last_beat.table, list[str]()
    table.named.connect(lambda title, _: titles.append(title))
    while last_beat.page.is_seen:
        last_beat.page.skip()
    final, log = FinalPage.of(program.window), LogPage.of(program.window)
    winner, names = final.widget.places[0], table.context.words.seats
    assert not any(CardPage.at(program, seat).widget.rank.isVisible() for seat in range(4)), (
        "or it seems to be the end's"
    )
    assert final.widget.holds_back
    bars = [row.bar for row in final.widget.ranking.rows.values()]
    assert all(bar.height() > 2 * bar.sizeHint().height() for bar in bars), "as nothing else is shown"
    assert not any(word in text for word in ("win", "1st") for text in (*final.labels(), *last_beat.mouse.labels()))
    assert not any("wins" in line.text for line in log.lines())
    assert not any("won" in title for title in titles)
    assert not isinstance(last_beat.mouse.panel, IndonesiaResult)
    assert not final.buttons()

    final.skip_count()
    assert program.table is table, "the key that skips presses nothing"
    assert f"{names[winner]} wins with" in " ".join(final.labels())
    assert any("wins" in line.text for line in log.lines())
    assert names[winner] in titles[-1]
    assert CardPage.at(program, winner).rank == "1st"
    assert CardPage.at(program, winner).widget.rank.isVisible()
    assert isinstance(last_beat.mouse.panel, IndonesiaResult)
    assert final.widget.again.hasFocus(), "the button that stands out"


def test_escape_skips_to_the_result(last_beat: Watcher, program: Program) -> None:
    last_beat.page.skip_to_decision()
    assert FinalPage.all_of(program.window)


def test_a_beat_ends_by_itself(program: Program, qtbot: QtBot) -> None:
    go_to(program, BEFORE_OPERATIONS)
    watch = Watcher(program, qtbot)
    watch.answer()
    qtbot.waitUntil(lambda: watch.is_asked and not watch.page.is_seen, timeout=60_000)
    assert len(watch.seen) > 2
    assert not CoinPage.flying(program)


def test_enter_and_a_click_skip_one_beat_and_escape_all_before_my_decision(watch: Watcher, qtbot: QtBot) -> None:
    for skip in (watch.page.skip_by_enter, watch.page.skip):
        beat = watch.next()
        skip()
        assert watch.table.beats.beat is not beat
    watch.next()
    told = len(watch.seen)
    watch.page.skip_to_decision()
    qtbot.waitUntil(lambda: watch.is_asked, timeout=60_000)
    assert len(watch.seen) == told
    assert not watch.page.is_seen
    assert not watch.table.bridge.paused


def test_enter_answers_when_no_beat_is_shown(program: Program, qtbot: QtBot) -> None:
    go_to(program, BEFORE_OPERATIONS)
    watch = Watcher(program, qtbot)
    assert watch.is_asked
    assert not watch.page.is_seen
    watch.mouse.select(watch.mouse.panel.list, watch.mouse.panel.list.values[0])
    made = watch.table.bridge.made
    watch.page.skip_by_enter()
    assert watch.table.bridge.made == made + 1


def test_a_beat_that_uses_my_ships_is_longer_and_ends_on_my_card(watch: Watcher) -> None:
    watch.program.window.preferences.set("motion", "off")
    watch.table.bridge.give_seat(0, "greedy")
    before = watch.next_sale()
    usual = watch.table.beats.lasts_ms / before.ms
    me = next(one.owner for one in watch.table.view.companies.values() if one.kind == "shipping")
    watch.table.bridge.give_seat(me, "human")
    mine = watch.next_sale(me)
    assert mine.seat != me
    assert watch.table.beats.lasts_ms == pytest.approx(CONCERNED * usual * mine.ms, rel=0.01)
    coins, cards = CoinPage.flying(watch.program), watch.table.player_cards.cards
    assert coins[-1].is_at(cards[me])
    assert coins[-1].text in [income.text for income in mine.incomes if income.seat == me]
    assert all(any(coin.is_at(card) for card in cards) for coin in coins)


def told_while_asked(watch: Watcher) -> Beat:
    """Watch until what a player did is shown while a person is already asked."""
    while not (watch.is_asked and (beat := watch.table.beats.beat) and beat.lines and beat.seat is not None):
        watch.next()
    return beat


def test_my_decision_doesnt_wait_for_what_is_told_and_ends_it(watch: Watcher) -> None:
    told_while_asked(watch)
    watch.mouse.answer()
    assert watch.table.beats.beat is None or not watch.is_asked


def test_what_the_last_bot_did_has_its_card_while_my_panel_is_there(watch: Watcher) -> None:
    beat, board = told_while_asked(watch), watch.table.board
    asked, panel = watch.table.bridge.question, watch.mouse.panel
    assert asked
    assert watch.page.is_seen
    assert watch.page.title == beat.title
    assert watch.page.lines == list(beat.lines)
    assert board.scene.targets
    assert not standing(board.scene, "lit")
    assert isinstance(panel, QuestionPanel)
    assert CardPage.marked(watch.program) == [asked.seat]
    watch.page.skip()
    assert board.scene.targets
    assert watch.mouse.panel is panel


def test_while_a_move_is_shown_everything_names_its_player_and_nothing_who_thinks(watch: Watcher) -> None:
    table, texts = watch.table, set[str]()

    def note() -> None:
        if table.beats.is_shown and table.beats.beat and table.beats.beat.lines and table.bridge.bot_is_asked:
            assert CardPage.marked(watch.program) == [table.beats.beat.seat]
            texts.update((table.decision.prompt.text.text(), watch.mouse.labels()[0]))

    table.beats.changed.connect(note)
    for _ in range(2):
        watch.next_sale()
    assert any("move is shown on the board" in text for text in texts)
    assert not any("hinking" in text for text in texts)


def standing(scene: MapScene, how: Standing) -> set[str]:
    """The areas that stand so on the board."""
    return {mark.area for mark in scene._groups[""].marks if isinstance(mark, AreaMark) and mark.standing == how}


def test_a_companys_beat_lights_its_areas_and_rings_its_ships(watch: Watcher) -> None:
    kinds = set()
    while len(kinds) < 2:
        beat = watch.next()
        if beat.thing:
            company = watch.table.view.companies[beat.thing]
            ships = company.kind == "shipping"
            assert not ships or beat.light == ()
            assert {*beat.light} <= {*company.areas}
            assert (RingMark in map(type, beat.marks)) == ships
            kinds.add(bool(beat.light))


def test_instantly_nothing_is_told_and_the_log_says_all(program: Program, qtbot: QtBot) -> None:
    go_to(program, BEFORE_OPERATIONS)
    watch = Watcher(program, qtbot, 0)
    watch.answer()
    qtbot.waitUntil(lambda: watch.is_asked, timeout=60_000)
    assert not watch.seen
    assert any(SOLD.fullmatch(line.text) for line in watch.table.log.writer.lines())


def test_with_reduced_motion_the_card_says_it_and_nothing_moves(
    watch: Watcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appearance, "reduced_motion", lambda: True)
    watch.next_sale()
    assert watch.page.is_seen
    assert not watch.table.beats.motion.is_running
    flying = CoinPage.flying(watch.program)
    ranks = [CardPage.at(watch.program, seat).widget.rank for seat in range(4)]
    assert not any(coin.is_at(rank) for coin in flying for rank in ranks)
    coins = [coin.widget.pos() for coin in flying]
    with watch.qtbot.assertNotEmitted(watch.table.beats.motion.finished, wait=200):
        pass
    assert [coin.widget.pos() for coin in CoinPage.flying(watch.program)] == coins


@pytest.mark.usefixtures("lasting")
def test_it_is_said_why_an_era_is_over_before_cities_are_built(program: Program, qtbot: QtBot) -> None:
    go_to(program, Position("ChooseExpansion", 6, 4))
    watch = Watcher(program, qtbot)
    before = [watch.table.view.scenario.deeds[id].kind for id in watch.table.view.deeds]
    watch.answer()
    watch.wait_for("Era B is over")
    assert set(before) <= {before[0]}
    assert watch.page.lines == [
        f"Only one type of deed is left: {len(before)} {before[0]}." if before else "No deeds are left.",
        "Cities are built first, then the deeds of era C come.",
    ]
    table, strip = watch.table, StripPage.at(program)
    year = table.bridge.session.state.year
    assert (strip.phase, table.strip.date.text()) == ("1 New Era", f"Era B · Year {year}")
    assert not any("Era C" in text for text in (*watch.mouse.labels(), table.decision.prompt.news.text()))


@pytest.mark.usefixtures("lasting")
def test_an_era_deals_its_deeds_and_says_what_will_end_it(program: Program, qtbot: QtBot) -> None:
    go_to(program, Position("ChooseSite", 6, 5))
    watch = Watcher(program, qtbot)
    watch.answer()
    beat = watch.wait_for("Era")
    view = watch.table.view
    assert watch.page.title == "Era C begins"
    assert watch.table.strip.date.text() == f"Era C · Year {watch.table.bridge.session.state.year}"
    dealt = sorted(piece.area for piece in beat.scene.dealt)
    assert dealt == sorted(view.scenario.deeds[id].province for id in view.deeds)
    assert watch.page.lines[1] == "The game ends when at most one type of deed is left."
    assert watch.table.beats.motion.is_running


@pytest.mark.usefixtures("lasting")
def test_the_first_deeds_lie_there_from_the_beginning_and_are_not_dealt(program: Program, qtbot: QtBot) -> None:
    go_to(program, Position("ChooseSite", 6))
    watch = Watcher(program, qtbot)
    scene = watch.table.board.scene

    def seen() -> int:
        marks = scene._groups[""].marks
        return sum(isinstance(mark, Piece) and mark.kind == DEED and mark not in scene._later for mark in marks)

    numbers = [seen()]
    watch.table.beats.changed.connect(lambda: numbers.append(seen()))
    watch.answer()
    beat = watch.wait_for("Era A begins")
    assert numbers[0]
    assert set(numbers) == {numbers[0]}
    assert not beat.scene.dealt
    assert {mark.area for mark in beat.marks if isinstance(mark, AreaMark)} <= standing(scene, "affected")


@pytest.mark.usefixtures("lasting")
def test_a_question_of_another_phase_comes_when_what_led_there_has_been_shown(program: Program, qtbot: QtBot) -> None:
    program.new_game(new_game("human", "greedy", "greedy", "greedy", "greedy", seed=3))
    watch = Watcher(program, qtbot)
    watch.answer()
    watch.wait_for("Era A begins")
    assert watch.is_asked
    assert watch.table.decision.panel is None
    assert not watch.table.board.scene.targets
    assert StripPage.at(program).phase == "1 New Era"
    watch.page.skip()
    assert isinstance(watch.table.decision.panel, BidPanel)
    assert not watch.page.is_seen
    assert not standing(watch.table.board.scene, "affected")


def test_cities_that_grew_are_one_beat_and_no_message(watch_late: Watcher) -> None:
    watch = watch_late
    news: list[str] = []
    watch.table.news.connect(news.extend)
    beat = watch.wait_for("Cities grow")
    assert not any("grow" in text for text in news)
    assert beat.scenes
    for city in beat.places:
        assert watch.table.context.words.place(city) in watch.page.lines[0]


@pytest.mark.usefixtures("undressed", "lasting")
@pytest.mark.parametrize("scale", soak_but((250,), (100, 200, 250)))
def test_the_card_has_room_for_its_words(program: Program, qtbot: QtBot, scale: int) -> None:
    program.window.preferences.set("scale", scale)
    program.window.appearance.follow()
    go_to(program, BEFORE_OPERATIONS)
    assert program.table
    program.table.bridge.give_seat(0, "greedy")
    watch = Watcher(program, qtbot)
    for _ in range(3):
        watch.next_sale()
        qtbot.waitUntil(watch.page.has_room)


def test_the_card_is_as_high_as_its_words_as_soon_as_it_shows_them(watch: Watcher) -> None:
    cut: list[str] = []
    watch.table.beats.changed.connect(lambda: cut.append(watch.page.title) if not watch.page.is_tight() else None)
    for _ in range(2):
        watch.next_sale()
    assert cut == []


@pytest.mark.usefixtures("undressed", "lasting")
@pytest.mark.parametrize("scale", soak_but((200,), (100, 150, 200)))
def test_the_card_leaves_half_of_a_small_board_to_be_seen(program: Program, qtbot: QtBot, scale: int) -> None:
    window = program.window
    window.resize(1366, 768)
    window.preferences.set("scale", scale)
    window.appearance.follow()
    go_to(program, BEFORE_OPERATIONS)
    assert program.table
    assert window.map
    program.table.bridge.give_seat(0, "greedy")
    watch = Watcher(program, qtbot)
    left_out = 0
    for _ in range(3):
        beat = watch.next_sale()
        qtbot.waitUntil(watch.page.has_room)
        assert watch.page.widget.height() <= window.map.height() / 2
        whole = [line for line in watch.page.lines if line in beat.lines]
        left = len(beat.lines) - len(whole)
        assert watch.page.lines == whole + [f"… and {left} more"] * bool(whole and left)
        left_out += left
    assert bool(left_out) == (scale > 100)


def test_looking_back_ends_what_is_told_and_lets_the_bots_go_on(watch: Watcher, qtbot: QtBot) -> None:
    watch.next()
    watch.table.bridge.pause_ms = PAUSE_MS
    made = watch.table.bridge.made
    watch.table.history.look_at(3)
    assert not watch.page.is_seen
    qtbot.waitUntil(lambda: watch.table.bridge.made > made, timeout=30_000)
    assert not watch.page.is_seen


def test_a_replay_goes_from_beat_to_beat(program: Program, qtbot: QtBot) -> None:
    go_to(program, Position("ChooseCompany", 6, 6))
    watch = Watcher(program, qtbot, 0)
    watch.table.bridge.set_paused(True)
    program.window.preferences.set("replay_speed", "eightfold")
    entries = watch.table.bridge.session.entries
    began = max(
        n for n, entry in enumerate(entries) if sum(isinstance(event, GoodDelivered) for event in entry.events) > 1
    )
    stops: list[int] = []
    watch.table.history.moved.connect(lambda: stops.append(watch.table.history.at))
    watch.table.history.replay_from(began)
    qtbot.waitUntil(lambda: bool(watch.seen), timeout=10_000)
    assert watch.seen[0].scene.voyages
    assert watch.page.sum
    assert turn(program) == ("6 Operations", [watch.seen[0].seat])
    assert stops[1] > began
    assert not any(isinstance(entry.action, Pass) for entry in entries[stops[1] : stops[1] + 1])
    qtbot.waitUntil(lambda: not watch.table.history.looks_back and not watch.page.is_seen, timeout=30_000)


def test_any_game_is_told_with_the_sentences_of_its_log(
    counting: CountingUi,  # noqa: F811
    program: Program,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    assert counting
    table = show_counting(program, tmp_path / "game.counting")
    for by in (1, 2):
        table.bridge.submit(Say(by), table.bridge.made)
    page, told = BeatPage.of(program.window), []
    assert not page.is_seen
    table.beats.shown.connect(lambda beat: told.append((page.title, beat.scene, turn(program))))
    program.window.preferences.set("replay_speed", "eightfold")
    table.history.replay_from(0)
    qtbot.waitUntil(lambda: len(told) == 2, timeout=10_000)
    assert told == [("It is 1 now.", Scene(), ("Early", [1])), ("It is 3 now.", Scene(), ("Early", [0]))]
    qtbot.waitUntil(lambda: not page.is_seen and not table.history.looks_back, timeout=10_000)
    assert turn(program) == ("Late", [1])
