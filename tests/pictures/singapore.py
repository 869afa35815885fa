"""Makes the pictures that `singapore.md` speaks of: `python -m tests.pictures.singapore FOLDER [WORD...]`.

Each decision of Singapore, a raid and the end, in three looks and two sizes; with words only the pictures whose names
contain one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Literal

from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.building import JoinBuilding
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding, StartingRound
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.positions import Table
from tests.pictures.photographer import Photographer, Subject, take_pictures
from tests.ui.games.singapore.panels.towns import building_turn, town, turn
from tests.ui.games.singapore.tables import begin, show
from tests.ui.pages.final_screen import FinalPage
from tests.ui.pages.singapore_panels import SingaporeTable

Act = Callable[[SingaporeTable], object]


def found(table: Table) -> None:
    """A tile and a lot in the starting round."""
    table.lay_out("I-06", "I-12", "II-12", "I-13", top="I-04")
    table.state.stack[:] = [StartingRound(1), FoundBuilding(0, 0)]


def found_for_neutral(table: Table) -> None:
    """The Raffles player's second building with two players (S-DUO-02)."""
    table.lay_out("I-06", "I-12", top="I-04")
    table.stand("d5", "I-01", 0)
    table.state.stack[:] = [StartingRound(3), FoundBuilding(0, 2)]


def lots(table: Table) -> None:
    """The second flag of a round."""
    town(table)
    table.flag("f4", 0)
    table.state.stack[:] = [Round("lots", 2), ChooseLot(0, 1)]


def neighbours(table: Table) -> None:
    """The free road of a new building."""
    town(table)
    table.stand("f4", "I-14", 0)
    table.state.stack[:] = [Round("turns", 1), PlayTurn(0), JoinBuilding(0, "f4")]


def second_worker(table: Table) -> None:
    """A turn with two workers, one of which has further steps."""
    turn(table, "d4", "c5", steps=2, actions_left=2, used=("I-06",), walker=1, extra=4)


def hut(table: Table) -> None:
    """Two tiles left at the end of a round."""
    town(table)
    table.state.stack[:] = [Round(), ChooseHut(0)]


def raid(table: Table) -> None:
    """An illegal building, while there are only white chips in the bag."""
    turn(table, "e4")
    table.player(1, goods="2 opium")
    table.player(2, goods="3 opium")
    table.chips(2, 1, 0)
    table.state.black = 0


class SingaporePhotographer(Photographer):
    """Goes to each decision of Singapore."""

    def subjects(self) -> Iterator[Subject]:
        """Yield each of them."""
        arranged: tuple[tuple[str, Callable[[Table], object], Act, int], ...] = (
            ("start", found, lambda mouse: mouse.choose_tile("I-12"), 3),
            ("start-neutral", found_for_neutral, lambda mouse: mouse.choose_tile("I-06"), 2),
            ("lots", lots, lambda mouse: mouse.point_at_area("e3"), 3),
            ("tile", building_turn, lambda mouse: mouse.choose_tile("I-05"), 3),
            ("tile-last", lambda table: building_turn(table, money=1, last=True), lambda _: None, 3),
            ("road-free", neighbours, lambda mouse: mouse.point_at_area("e4"), 3),
            ("enter", lambda table: turn(table, ""), lambda _: None, 3),
            ("turn", turn, lambda _: None, 3),
            ("exchange", turn, lambda mouse: mouse.choose_trade("I-06"), 3),
            ("second-worker", second_worker, lambda mouse: mouse.choose_trade("I-03"), 3),
            ("roads", turn, lambda mouse: mouse.open_page("Roads"), 3),
            ("plans", turn, self.plan, 3),
            ("raid", raid, self.be_raided, 3),
            ("hut", hut, lambda _: None, 3),
        )
        for name, arrange, act, players in arranged:
            yield name, lambda arrange=arrange, act=act, players=players: self.arrange(arrange, act, players)
        yield "hidden", self.hide
        yield "middle", lambda: self.play(130, 4)
        yield "result", lambda: self.play(10_000, 4)

    def arrange(self, arrange: Callable[[Table], object], act: Act, players: int) -> None:
        """Bring a position before the camera, in which something was clicked."""
        mouse = show(self.program, arrange, players)
        self.rest()
        act(mouse)
        self.rest()

    def plan(self, mouse: SingaporeTable) -> None:
        """Open the plans, and choose the best one."""
        mouse.open_page("Plans")
        mouse.wait_for_plans()
        mouse.choose_plan(0)

    def be_raided(self, mouse: SingaporeTable) -> None:
        """Use the illegal building."""
        mouse.click_area("e4")
        mouse.confirm()

    def hide(self) -> None:
        """A person's turn behind the privacy screen."""
        self.play(60, 3, "hidden")

    def play(self, decisions: int, players: int, holdings: Literal["hidden", "open"] = "open") -> None:
        """Play on as bots would, to the end at most."""
        mouse = begin(self.program, *["human"] * players, options=Options(holdings=holdings))
        bridge = mouse.table.bridge
        session, bot, chance = bridge.session, Easy(), Random(3)
        for _ in range(decisions):
            asked = session.question
            if asked is None:
                break
            session.submit(bot.choose(session.game.view(session.state, asked.seat), asked, chance))
        bridge.changed.emit(())
        self.rest()
        for final in FinalPage.all_of(self.program.window):
            self.wait(lambda final=final: final.has_board and final.is_still)  # type: ignore[misc]


if __name__ == "__main__":
    take_pictures(SingaporePhotographer)
