# ruff: noqa: N802
"""The course of a year."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from indonesia_qt.core.flow import Event
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots.rules_of_thumb import RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.events import (
    BidderLeft,
    CardDiscarded,
    CompanyOperated,
    DeedDiscarded,
    EarningsCollected,
    GameEnded,
    NothingDelivered,
    PhaseBegan,
    Skipped,
    YearBegan,
)
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.games.indonesia.rules.year import (
    Year,
    earned_this_year,
    operated_this_year,
    present_phase,
    years_played,
)
from tests.games.indonesia.play import advance
from tests.games.indonesia.positions import Table, assert_sentence, of

PHASES = ["new_era", "turn_order", "mergers", "acquisitions", "research", "operations", "city_growth"]


def a_game(game: Indonesia, players: int, seed: int, **options: str) -> tuple[Session[State], list[Event]]:
    """A game that bots have played, and all its events."""
    session = Session(game, game.new_setup(Options(**options), players, seed))  # type: ignore[arg-type]
    chance, bot = Random(seed), RandomBot()
    while asked := session.question:
        session.submit(bot.choose(game.view(session.state, asked.seat), asked, chance))
    return session, [*session.opening, *(event for entry in session.entries for event in entry.events)]


def test_R_YEA_01_seven_phases_in_order_year_after_year(islets: Indonesia) -> None:
    session, events = a_game(islets, 3, 4)
    years = of(YearBegan, events)
    assert [event.year for event in years] == list(range(1, len(years) + 1))
    phases = [event.phase for event in of(PhaseBegan, events)]
    assert phases == PHASES * (len(years) - 1) + ["new_era"]
    assert isinstance(events[-1], GameEnded)
    assert years_played(session.state) == len(years) - 1 == len(of(EarningsCollected, events))


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_a_year_begins_without_earnings_and_nobody_has_operated(islets: Indonesia, seed: int) -> None:
    session, chance, bot = Session(islets, islets.new_setup(Options(), 3, seed)), Random(seed), RandomBot()
    earned, seen = [0, 0, 0], set[str]()
    while asked := session.question:
        events = session.submit(bot.choose(islets.view(session.state, asked.seat), asked, chance))
        state = session.state
        if any(isinstance(event, YearBegan) for event in events):
            earned = [0, 0, 0]
        if present_phase(state) in ("operations", "city_growth", None):
            earned = [player.earnings for player in state.players]
            assert operated_this_year(state) == state.operated
        else:
            seen |= state.operated
            assert operated_this_year(state) == set()
        assert [earned_this_year(state, seat) for seat in range(3)] == earned
    assert seen, "the state itself keeps them"
    assert any(earned), "after the end those of the last Operations are shown"


def test_R_YEA_01_every_skip_has_a_reason_that_can_be_read(islets: Indonesia, real: Indonesia) -> None:
    told: set[str] = set()
    for game in (islets, real):
        for seed, money in enumerate(("open", "hidden", "open")):
            _, events = a_game(game, seed + 2, seed, money=money)
            for event in events:
                if isinstance(
                    event, Skipped | CardDiscarded | DeedDiscarded | CompanyOperated | NothingDelivered | BidderLeft
                ):
                    if event.reason is not None:
                        assert_sentence(str(event.reason))
                        told.add(event.reason.rule)
                    assert event.reason is not None or isinstance(event, CompanyOperated | BidderLeft)
    assert {"R-MER-03", "R-ACQ-02", "R-OPS-01", "R-OPS-02", "R-ERA-02", "R-ERA-04", "R-ERA-05"} <= told


def test_R_YEA_01_the_present_phase_is_known(islets: Indonesia) -> None:
    session = Session(islets, islets.new_setup(Options(), 3, 4))
    chance, bot = Random(4), RandomBot()
    phase = "new_era"
    while asked := session.question:
        assert present_phase(session.state) == phase
        events = session.submit(bot.choose(session.state, asked, chance))
        phase = ([phase] + [event.phase for event in of(PhaseBegan, events)])[-1]
    assert present_phase(session.state) is None


def stuck(game: Indonesia, money: str) -> Table:
    """Nobody can do anything any more: slots are full, research is done, and there is no cash and no ship."""
    table = Table(game, 2, era="c", money=money)
    for seat, companies in enumerate(
        (
            "bali-rice jawa-barat-rice halmahera-spice maluku-spice",
            "jawa-tengah-spice kalimantan-barat-rubber riau-rubber sulawesi-tengah-spice",
        )
    ):
        for company in companies.split():
            table.company(seat, f"{'ab'[seat]}-{company}", f"{company.rpartition('-')[0]}-1")
    table.company(0, "b-aceh-rice", "aceh-1")
    table.company(1, "c-sulawesi-tenggara-rice", "sulawesi-tenggara-1")
    table.deeds("c-papua-oil c-papua-rubber")
    for seat in (0, 1):
        table.player(seat, cash=0, **dict.fromkeys(TRACKS, 5))
    table.state.stack[:] = [Year()]
    return table


@pytest.mark.parametrize("money", ["open", "hidden"])
class TestAGameThatStandsStill:
    """R-END-01 is not enough when nobody can do anything: year would follow year for ever."""

    def test_R_END_01_it_ends(self, real: Indonesia, money: str) -> None:
        events: list[Event] = []
        table = stuck(real, money)
        table.player(1, bank=7)
        advance(table.state, events)
        ended = of(GameEnded, events)[0]
        assert (ended.money, ended.winner) == ((0, 7), 1)
        assert_sentence(str(ended.reason))
        assert events == [ended]
        assert table.state.stack == []

    @pytest.mark.parametrize(
        "change",
        [
            lambda table: table.player(0, cash=1),
            lambda table: table.player(0, hull=4),
            lambda table: table.state.companies.pop(table.state.players[1].companies.pop()),
            lambda table: table.state.deeds.remove("c-papua-oil"),
        ],
        ids=["cash", "research", "a free slot", "an era that is over"],
    )
    def test_as_long_as_somebody_can_do_something_it_goes_on(
        self, real: Indonesia, money: str, change: Callable[[Table], object]
    ) -> None:
        table = stuck(real, money)
        change(table)
        events: list[Event] = []
        advance(table.state, events)
        assert of(YearBegan, events)
