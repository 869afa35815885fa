"""The evening of the page "Your first game" is played with the mouse, against the bots that it names."""

from __future__ import annotations

import re

from pytestqt.qtbot import QtBot

from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.games.game_choices import NOBODY
from tests.ui.pages.new_game import NewGamePage
from tests.ui.table.mouse import Mouse

PAGE = (paths.resources() / "docs" / "tutorials" / "first-game.md").read_text(encoding="utf-8").replace("\xa0", " ")
WAIT_MS = 60_000


class Evening:
    """Plays the game of the page; what a move is called there has to be on the page."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        self.program, self.qtbot, self.mouse = program, qtbot, Mouse(program)

    def set_up(self) -> None:
        self.program.window.commands.actions["new"].trigger()
        dialog = NewGamePage.of(self.program.window)
        dialog.choose_player(1, "easy")
        dialog.choose_player(2, "easy")
        dialog.choose_player(3, NOBODY)
        (seed,) = re.findall(r"\*\*Random seed\*\* \| (\d+) \|", PAGE)
        dialog.write_seed(seed)
        dialog.begin()
        assert self.program.table
        self.program.table.bridge.pause_ms = 0

    @property
    def state(self) -> State:
        assert self.program.table
        state: State = self.program.table.bridge.session.state
        return state

    def my_turn(self, question: str) -> Mouse:
        """Wait until the bots have played."""

        def asked() -> bool:
            assert self.program.table
            now = self.program.table.bridge.session.question
            return now is not None and now.seat == 0 and type(now).__name__ == question

        self.qtbot.waitUntil(asked, timeout=WAIT_MS)
        self.qtbot.wait(1)
        return self.mouse

    def told(self, id: str) -> str:
        """Return the id of something that the page names."""
        scenario = self.state.scenario
        name = scenario.deeds[id].name if id in scenario.deeds else scenario.name[id]
        assert name in PAGE, name
        return id


def test_the_first_two_years_are_those_of_the_page(program: Program, qtbot: QtBot) -> None:
    evening = Evening(program, qtbot)
    evening.set_up()
    told = evening.told

    evening.my_turn("ChooseSite").place(told("jawa-timur-1"))
    mouse = evening.my_turn("PlaceBid")
    assert "bid 4 each, so 5 Rp makes you first" in PAGE
    mouse.fill_in_bid_for("1st")
    mouse.confirm()
    evening.my_turn("ChooseDeed").found_company(told("a-lampung-shipping"), told("west-java-sea"))
    assert evening.state.order == [0, 1, 2]
    evening.my_turn("ChooseResearch").research("slots", 0)
    evening.my_turn("FloatShips").place(told("east-java-sea"))

    mouse = evening.my_turn("PlaceBid")
    assert "you have 100 Rp again, and 5 Rp in the bank" in PAGE
    me, budi, citra = evening.state.players
    assert (me.cash, me.bank, budi.cash, citra.cash) == (100, 5, 100 - 4 + 15, 100 - 4)
    assert evening.state.cities == {"jawa-barat-4": 1, "jawa-tengah-1": 1, "jawa-timur-1": 1}
    mouse.bid(0)
    evening.my_turn("ChooseDeed").found_company(told("a-bali-rice"), told("bali-1"))
    evening.my_turn("ChooseResearch").research("slots", 0)
    evening.my_turn("ChooseCompany").operate("bali-1")
    mouse = evening.my_turn("DeliverGoods")
    assert mouse.shipment == (1, 20)
    mouse.ship()
    evening.my_turn("ChooseExpansion").place(told("jawa-timur-3"))

    evening.my_turn("PlaceBid")
    assert "you have\n125 Rp in cash: 25 Rp earned" in PAGE
    me, budi, citra = evening.state.players
    assert (me.cash, me.bank, me.slots) == (125, 5, 3)
    assert budi.cash - 111 + 4 + 4 < 25 > citra.cash - 96
