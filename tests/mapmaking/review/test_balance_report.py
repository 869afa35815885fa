"""The balance report of a map: games, what they say, fixes, and an earlier report."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from indonesia_qt.board.trial import Trial
from indonesia_qt.library import PlayableMap, load_map
from indonesia_qt.mapmaking.review.balance_report import (
    Games,
    Report,
    ReportError,
    check_comparable,
    decoded,
    encoded,
    report,
)
from indonesia_qt.mapmaking.review.trial_games import play

PLAYED = Games(games=3, players=3, bot="random", seed=4)


@pytest.fixture(scope="module")
def lagoon() -> PlayableMap:
    return load_map("lagoon")


@pytest.fixture(scope="module")
def trials(lagoon: PlayableMap) -> list[Trial]:
    return [play(lagoon.game, plan) for plan in PLAYED.plans()]


@pytest.fixture(scope="module")
def made(lagoon: PlayableMap, trials: list[Trial]) -> Report:
    return report(lagoon, PLAYED, trials)


def test_a_plan_for_each_seed() -> None:
    assert [(plan.players, plan.seed, plan.bot) for plan in PLAYED.plans()] == [(3, n, "random") for n in (4, 5, 6)]


def test_it_names_the_map_and_the_games(lagoon: PlayableMap, made: Report) -> None:
    assert (made.map, made.title, made.game, made.played) == ("lagoon", "Lagoon", "indonesia", PLAYED)
    assert made.fingerprint == lagoon.game.fingerprint
    assert [table.id for table in made.tables][:2] == ["places", "deeds"]


def test_findings_have_the_fixes_of_the_editor(lagoon: PlayableMap) -> None:
    # In games that were given up after a year, era C never begins.
    short = [play(lagoon.game, replace(plan, rounds=1)) for plan in PLAYED.plans()]
    found = report(lagoon, PLAYED, short).findings
    fixes = {one.problem.place: one.fixes for one in found}
    assert found[0].problem.level == "error"
    assert fixes["c-flamboyan-oil"] == ("Remove the deed",)
    assert fixes["trial"] == ()


def test_it_is_the_same_after_reading_its_file(made: Report) -> None:
    assert decoded(encoded(made)) == made


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", b'{"map": 1}', b"[" * 5000])
def test_what_is_no_report_is_refused(data: bytes) -> None:
    with pytest.raises(ReportError, match="This isn’t a balance report"):
        decoded(data)


def test_reports_on_other_games_are_not_compared(made: Report) -> None:
    check_comparable(made, replace(PLAYED, games=50, seed=9), "indonesia")
    for other in (replace(PLAYED, players=4), replace(PLAYED, bot="easy")):
        with pytest.raises(ReportError, match="with 3 players and the bot random"):
            check_comparable(made, other, "indonesia")
    with pytest.raises(ReportError):
        check_comparable(made, PLAYED, "toy")
