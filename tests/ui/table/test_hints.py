"""A person asks what a strong bot would do: it thinks beside the window, and what it found can be taken or left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import BotRequest
from indonesia_qt.core.flow import Pass
from indonesia_qt.core.record import read
from indonesia_qt.core.session import Hint
from indonesia_qt.games.indonesia.analysis.why import Why
from indonesia_qt.games.indonesia.bots.explain import Candidate, Explanation, ValueReason
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.games.indonesia.board.piece_values import city_on
from indonesia_qt.ui.games.indonesia.final_screen import IndonesiaResult
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.settings.command_palette import command_choices
from indonesia_qt.ui.style.stylesheet import POINTS
from indonesia_qt.ui.table import advice, hints
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from tests.soak import soak_but
from tests.ui.pages.board_toolbar import BoardToolbarPage
from tests.ui.pages.hint import HintPage
from tests.ui.pages.page import settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin, new_game
from tests.ui.table.positions import POSITIONS, go_to

WAIT_MS = 30_000
ASKED = "Ana asked for a hint."


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "THINK_SECONDS", 0.05)


def card(mouse: Mouse) -> HintPage:
    return HintPage(mouse.table.decision.host.hint)


def log(mouse: Mouse) -> list[str]:
    return [line.text for line in mouse.table.log.pane.lines]


def ask(mouse: Mouse) -> None:
    """Ask by the key."""
    QTest.keyClick(mouse.program.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)


def hinted(mouse: Mouse, qtbot: QtBot) -> None:
    """Ask, and wait for what was found."""
    ask(mouse)
    qtbot.waitUntil(lambda: card(mouse).is_ready, timeout=WAIT_MS)


def refusals(mouse: Mouse) -> list[str]:
    told: list[str] = []
    mouse.table.refused.connect(told.append)
    return told


@pytest.fixture
def alone(begin: Begin) -> Mouse:
    """A person who is to build the first city, before bots that wait."""
    mouse = begin("human", "greedy", seed=3)
    while (asked := mouse.table.bridge.question) is not None and asked.seat:
        mouse.table.bridge.submit(asked.actions(mouse.table.bridge.session.state)[0], mouse.table.bridge.made)
    mouse.table.bridge.set_paused(True)
    mouse.table.board.motion.finish()
    assert isinstance(mouse.panel, SitePanel)
    return mouse


def test_a_hint_is_shown_where_it_is_given_told_in_the_log_and_taken_with_enter(alone: Mouse, qtbot: QtBot) -> None:
    bridge, panel = alone.table.bridge, alone.panel
    made = bridge.made
    ask(alone)
    assert card(alone).is_thinking
    assert not card(alone).is_ready
    assert ASKED not in log(alone)
    qtbot.waitUntil(lambda: card(alone).is_ready, timeout=WAIT_MS)

    assert not card(alone).is_thinking
    action = card(alone).widget.best
    assert card(alone).advises_city
    assert not card(alone).details
    assert "Expected" not in " ".join(card(alone).labels())
    marks = alone.table.decision.marks()
    assert AreaMark(action.area, "hint") in marks  # type: ignore[union-attr]
    assert city_on(action.area, 1, ghost=True) in marks  # type: ignore[union-attr]
    assert panel.places.is_pointed_out(panel.places.values.index(action.area))  # type: ignore[union-attr]
    assert panel.places.value() is None
    assert bridge.made == made
    assert log(alone).count(ASKED) == 1
    take = card(alone).widget.take
    assert take.hasFocus()

    QTest.keyClick(take, Qt.Key.Key_Return)
    assert bridge.session.entries[made].action == action
    assert not card(alone).widget.isVisible()


def test_it_is_in_the_saved_game_and_in_a_copy_of_it(alone: Mouse, qtbot: QtBot, tmp_path: Path) -> None:
    hinted(alone, qtbot)
    made = alone.table.bridge.made
    program = alone.program
    assert program.file
    assert [msgspec.json.decode(line) for line in read(program.file).lines][-1] == {"line": "hint", "seat": 0}
    card(alone).take()
    alone.table.bridge.set_paused(True)

    program.controller.copies.copy(tmp_path / "copy.jsonl")
    assert program.open(program.file)
    for opened in (program.file, tmp_path / "copy.jsonl"):
        assert program.open(opened)
        alone.table.bridge.set_paused(True)
        assert alone.table.bridge.session.hints == [Hint(0, made)]
        assert ASKED in log(alone)


def test_esc_gives_the_thought_up(alone: Mouse, qtbot: QtBot) -> None:
    ask(alone)
    QTest.keyClick(alone.program.window, Qt.Key.Key_Escape)
    assert not card(alone).widget.isVisible()
    assert not alone.table.bridge.session.hints
    hinted(alone, qtbot)
    assert log(alone).count(ASKED) == 1


def test_esc_puts_it_away_and_it_comes_back_without_another_thought(alone: Mouse, qtbot: QtBot) -> None:
    hinted(alone, qtbot)
    card, best = alone.table.decision.host.hint, alone.table.decision.host.hint.best
    QTest.keyClick(card.take, Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert not any(isinstance(mark, AreaMark) and mark.standing == "hint" for mark in alone.table.decision.marks())
    places = alone.panel.places
    assert not any(places.is_pointed_out(row) for row in range(places.count()))

    ask(alone)
    assert card.take.isVisible()
    assert card.best == best
    assert log(alone).count(ASKED) == 1


def test_any_answer_ends_the_thought(alone: Mouse, qtbot: QtBot) -> None:
    made = alone.table.bridge.made
    ask(alone)
    alone.answer()
    assert alone.table.bridge.made > made
    assert not card(alone).widget.isVisible()
    with qtbot.assertNotEmitted(alone.table.bridge.advisers.answered, wait=300):
        pass
    assert not alone.table.bridge.session.hints


def test_it_goes_with_the_position_when_something_is_taken_back(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    mouse.program.window.preferences.set("privacy", "off")
    mouse.answer()
    hinted(mouse, qtbot)
    card = mouse.table.decision.host.hint
    said = card.best, card.key_reason.text()
    mouse.table.bridge.undo()
    assert not card.isVisible()
    mouse.table.bridge.redo()
    assert not card.isVisible()
    ask(mouse)
    assert (card.best, card.key_reason.text()) == said, "of the same position it says the same"
    assert len(mouse.table.bridge.session.hints) == 1


def test_it_goes_while_the_past_is_looked_at_and_when_secrets_are_covered(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("privacy", "off")
    mouse.answer()
    hinted(mouse, qtbot)
    card = mouse.table.decision.host.hint
    mouse.table.history.look_at(0)
    assert not card.isVisible()
    told = refusals(mouse)
    ask(mouse)
    assert told == ["Hints are available on your turn."]
    mouse.table.history.come_back()
    ask(mouse)
    assert card.take.isVisible()
    mouse.program.window.preferences.set("privacy", "curtain")
    assert not card.isVisible()
    ask(mouse)
    assert not card.isVisible()
    assert len(told) == 2


def offered(program: Program) -> list[str]:
    """What asks for a hint: a button above the board, and a command that the palette lists."""
    commands = [choice.text for choice in command_choices(program.window.commands)]
    return [text for text in (*BoardToolbarPage.of(program.window).buttons(), *commands) if "hint" in text.lower()]


def test_where_hints_are_turned_off_nothing_offers_one(program: Program) -> None:
    program.new_game(msgspec.structs.replace(new_game("human", "human"), hints=False))
    mouse = Mouse(program)
    for _ in range(2):
        assert offered(program) == []
        told = refusals(mouse)
        ask(mouse)
        assert told == []
        assert not mouse.table.decision.host.hint.isVisible()
        assert program.file
        assert program.open(program.file)
    program.new_games.rematch()
    assert not mouse.table.bridge.hints_allowed
    program.new_game(new_game("human", "human"))
    assert offered(program) == ["Hint", "Get a hint"]


def test_the_bot_knows_no_more_than_the_person_who_is_asked(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    mouse = begin("human", "human", options=Options(money="hidden"))
    mouse.program.window.preferences.set("privacy", "off")
    bridge, asked = mouse.table.bridge, []
    monkeypatch.setattr(bridge.advisers, "consult", lambda bot_request, *_: asked.append(bot_request))
    ask(mouse)
    bot_request: BotRequest = asked[0]
    seat = bot_request.asked.seat
    assert bot_request.view == bridge.session.game.view(bridge.session.state, seat)
    assert bot_request.view.players[1 - seat].secret
    assert bot_request.name == "expert@0.05"


def test_a_bot_that_has_no_answer_says_so(alone: Mouse) -> None:
    told = refusals(alone)
    ask(alone)
    alone.table.bridge.advisers.failed.emit(alone.table.bridge.made, "no idea")
    assert told == ["The bot couldn’t suggest a move. No idea."]
    assert not card(alone).widget.isVisible()


def test_another_answer_can_be_looked_at_and_given(alone: Mouse, qtbot: QtBot) -> None:
    hinted(alone, qtbot)
    hint, made = card(alone), alone.table.bridge.made
    hint.list_others()
    others = hint.widget.others
    settle()
    room = hint.widget.room
    assert room.viewport().height() >= min(others.height(), room.sizeHint().height()), "the list isn't cut"
    alone.choose(others, 0)
    other: Any = others.values[0]
    assert other != hint.widget.best
    assert AreaMark(other.area, "hint") in alone.table.decision.marks()
    assert AreaMark(hint.widget.best.area, "hint") not in alone.table.decision.marks()  # type: ignore[union-attr]
    assert hint.does_other
    hint.take()
    assert alone.table.bridge.session.entries[made].action == other


@pytest.mark.parametrize(
    "name",
    soak_but(
        ("mergers", "ships"),
        ("mergers", "siap_faji", "acquisitions", "research", "operations", "ships", "expansion", "city_growth"),
    ),
)
def test_every_answer_that_is_listed_can_be_pointed_out(program: Program, name: str) -> None:
    go_to(program, POSITIONS[name])
    panel = Mouse(program).panel
    assert isinstance(panel, QuestionPanel)
    lists = [field for field in panel.fields().values() if isinstance(field, ChoiceList)]

    def pointed_out() -> int:
        return sum(one.is_pointed_out(row) for one in lists for row in range(one.count()))

    for action in panel.asked.actions(panel.view)[:40]:
        panel.point_out(action)
        assert pointed_out() == (action != Pass()), action
        if panel.pass_button is not None:
            assert (panel.pass_button.property("role") == "hinted") == (action == Pass())
    panel.point_out(None)
    assert pointed_out() == 0


def test_a_bid_is_said_in_words_with_its_alternatives_and_figures_behind_details(program: Program) -> None:
    go_to(program, POSITIONS["turn_order"])
    mouse = Mouse(program)
    ask(mouse)
    found = Explanation((Candidate(Bid(2), 900, 40, 6), Candidate(Bid(0), 880, 30, 5)), Why("bid_safe", amount=2))
    mouse.table.bridge.advisers.answered.emit(mouse.table.bridge.made, found)
    assert card(mouse).first_line.startswith("Bid 2\N{NO-BREAK SPACE}Rp")
    assert card(mouse).key_reason == "Nobody who bids later can beat 2\N{NO-BREAK SPACE}Rp."
    assert card(mouse).alternatives == [
        "“Bid 0\N{NO-BREAK SPACE}Rp”: about 20\N{NO-BREAK SPACE}Rp less for you at the end."
    ]
    card(mouse).show_details()
    assert card(mouse).says_money
    assert "simulated 6 times" in card(mouse).details
    card(mouse).show_details()
    assert not card(mouse).details


def found_so_far(best: int, other: int, *, is_sure: bool) -> Explanation:
    doubtful = Candidate(Bid(other), 880, 30, 6, may_be_best=not is_sure)
    return Explanation((Candidate(Bid(best), 900, 40, 6), doubtful), Why("bid_safe", amount=best))


def test_the_bot_thinks_on_until_it_is_sure_and_the_card_changes_in_place(program: Program) -> None:
    go_to(program, POSITIONS["turn_order"])
    mouse = Mouse(program)
    bridge = mouse.table.bridge
    ask(mouse)
    bridge.advisers.answered.emit(bridge.made, found_so_far(2, 0, is_sure=False))
    assert card(mouse).certainty.startswith("Not sure yet: “Bid 0\N{NO-BREAK SPACE}Rp")
    assert bridge.advisers.is_busy
    card(mouse).list_others()
    hint = card(mouse).widget
    hint.others.set_value(Bid(0))

    bridge.advisers.answered.emit(bridge.made, found_so_far(3, 0, is_sure=False))
    assert card(mouse).first_line.startswith("Bid 3\N{NO-BREAK SPACE}Rp")
    assert hint.others.isVisible()
    assert hint.chosen == Bid(0), "what somebody looks at stays chosen"
    assert card(mouse).does_other
    bridge.advisers.answered.emit(bridge.made, found_so_far(0, 3, is_sure=True))
    assert card(mouse).certainty == "The bot is sure."
    assert not card(mouse).does_other
    bridge.advisers.answered.emit(bridge.made, found_so_far(5, 3, is_sure=True))
    assert card(mouse).first_line.startswith("Bid 0\N{NO-BREAK SPACE}Rp"), "it doesn't think any more"
    assert log(mouse).count(ASKED) == 1


def test_the_bot_says_openly_that_it_is_not_sure_when_it_has_thought_long_enough(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "BUDGET_MS", 0)
    go_to(program, POSITIONS["turn_order"])
    mouse = Mouse(program)
    advisers, made = mouse.table.bridge.advisers, mouse.table.bridge.made
    ask(mouse)
    advisers.answered.emit(made, found_so_far(2, 0, is_sure=False))
    assert card(mouse).certainty.startswith("Not sure: “Bid 0\N{NO-BREAK SPACE}Rp")
    advisers.cancel()


def test_a_hint_that_is_put_away_is_not_thought_about_until_it_is_wanted_again(program: Program) -> None:
    go_to(program, POSITIONS["turn_order"])
    mouse = Mouse(program)
    advisers, made = mouse.table.bridge.advisers, mouse.table.bridge.made
    ask(mouse)
    advisers.answered.emit(made, found_so_far(2, 0, is_sure=False))
    QTest.keyClick(mouse.program.window, Qt.Key.Key_Escape)
    assert not advisers.is_busy
    ask(mouse)
    assert card(mouse).first_line.startswith("Bid 2")
    assert advisers.is_busy
    advisers.failed.emit(made, "no idea")
    assert card(mouse).certainty.startswith("Not sure: ")
    advisers.cancel()


def test_a_pass_is_pointed_out_on_its_button(program: Program) -> None:
    go_to(program, POSITIONS["auction"])
    mouse = Mouse(program)
    ask(mouse)
    mouse.table.bridge.advisers.answered.emit(
        mouse.table.bridge.made, Explanation((Candidate(Pass(), 900, 40),), Why("cannot_raise", amount=80, than=60))
    )
    assert card(mouse).advises_pass
    assert not card(mouse).alternatives
    assert mouse.panel.pass_button.property("role") == "hinted"


def test_the_final_screen_tells_how_many_were_asked_for(program: Program) -> None:
    go_to(program, POSITIONS["result"])
    mouse = Mouse(program)
    bridge = mouse.table.bridge
    bridge.session.hints += [Hint(0, 5), Hint(0, 9), Hint(2, 7)]
    mouse.table.show_all()
    assert isinstance(mouse.panel, IndonesiaResult)
    told = [text.replace("\N{NO-BREAK SPACE}", " ") for text in mouse.labels()]
    assert sum("2 hints used" in text for text in told) == 1
    assert sum("1 hint used" in text for text in told) == 1


def test_a_branch_knows_the_hints_up_to_it(begin: Begin) -> None:
    mouse = begin("human", "human")
    bridge = mouse.table.bridge
    for _ in range(4):
        assert bridge.question
        bridge.hint(bridge.question.seat)
        view = bridge.session.game.view(bridge.session.state, bridge.question.seat)
        bot_request = bridge.bot_request("greedy", view, bridge.question, 1)
        bridge.submit(Greedy().choose(bot_request.view, bot_request.asked, bot_request.seed), bridge.made)  # type: ignore[arg-type]
    mouse.program.new_games.branch(bridge.session.entries[:2])
    QApplication.processEvents()
    assert [hint.at for hint in mouse.table.bridge.session.hints] == [0, 1, 2]


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("scale", soak_but((250,), [100, 200, 250]))
def test_it_finds_room_in_any_size_of_text_and_the_window_keeps_its_size(
    program: Program, qtbot: QtBot, scale: int
) -> None:
    program.window.preferences.set("scale", scale)
    qtbot.waitUntil(lambda: program.window.appearance.points == pytest.approx(POINTS * scale / 100), timeout=WAIT_MS)
    go_to(program, POSITIONS["ships"])
    mouse = Mouse(program)
    actions = mouse.panel.asked.actions(mouse.panel.view)[:4]
    found = Explanation(
        tuple(Candidate(action, 900, 40, 32) for action in actions),
        Why("ship_cities", 2),
        (ValueReason("production", 20),),
    )
    ask(mouse)
    card = mouse.table.decision.host.hint
    mouse.table.bridge.advisers.answered.emit(mouse.table.bridge.made, found)
    mouse.click(card.more)
    for _ in range(5):
        QApplication.processEvents()
    assert program.window.height() == 768
    for part in (card.take, card.away):
        assert part.visibleRegion().boundingRect() == part.rect(), part
    seen = card.title.visibleRegion().boundingRect()
    assert (seen.topLeft(), seen.width()) == (card.title.rect().topLeft(), card.title.width())
    assert seen.height() >= card.title.fontMetrics().height(), "the rest can be scrolled to"
