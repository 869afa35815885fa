"""Tuning: what is tried, kept and reported, with made-up games; and whole on the small map."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.trial import Trial
from indonesia_qt.games.indonesia.maps.witness import Figures
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.review.trial_games import TrialPlan, play
from indonesia_qt.mapmaking.review.tuning import GAMES, PROOF, QUICK_GAMES, Tuned, tuned

LAGOON = load_map("lagoon")
DRAFT = Draft(LAGOON.board, LAGOON.data)
Player = Callable[[Any, TrialPlan], Trial]


def made_up(game: Any, plan: TrialPlan, rich: str = "a-teratai-shipping") -> Trial:
    """A game in which all is fair but that one deed earns more than others."""
    figures = Figures(
        order=(0, 1, 2, 3),
        started=dict.fromkeys(game.scenario.deeds, 1),
        earned={rich: 150.0},
        cities={f"area-{card}": card for card in game.scenario.cards},
    )
    ranking = tuple((plan.seed + n) % 4 for n in range(4))
    return Trial(True, 7, (4, 3, 2, 1), ranking, msgspec.msgpack.encode(figures))


def hopeless(game: Any, plan: TrialPlan) -> Trial:
    """A game that lasts too long whatever is changed."""
    trial = made_up(game, plan, "")
    return Trial(True, 20, trial.scores, trial.ranking, trial.figures)


def tune(player: Player, *, seconds: float = 600.0, slow: dict[str, float] | None = None) -> Tuned:
    """Tune the lagoon; a game of a bot takes as many seconds as are given."""
    time = [0.0]
    work = tuned(DRAFT, 5, lambda: time[0], seconds)
    batch = next(work)
    while True:
        trials = []
        for plan in batch.plans:
            time[0] += (slow or {}).get(plan.bot, 0.0)
            trials.append(player(batch.game, plan))
        try:
            batch = work.send(trials)
        except StopIteration as end:
            found: Tuned = end.value
            return found


def test_a_change_that_helps_is_kept_and_told() -> None:
    found = tune(made_up)
    assert "a-teratai-shipping" not in {deed.id for deed in found.draft.data.deeds}
    report = found.report
    assert report.steps
    assert not report.missed
    assert (report.seed, report.games, report.before_games, report.first) == (5, PROOF, GAMES, 100_005)
    assert report.quick_games >= 2 * QUICK_GAMES
    assert found.draft.board is DRAFT.board
    length = next(row for row in report.rows if row.name == "Years of a game (median)")
    assert (length.allowed, length.before, length.after, length.holds) == ("5.0 to 9.0", "7.0", "7.0", True)
    words = report.in_words()
    assert words.startswith("200 games of 4 medium bots decide (random seeds 100005 to 100204). Before them, 40 games")


def test_the_same_seed_finds_the_same() -> None:
    one, other = tune(made_up), tune(made_up)
    assert one.draft.data == other.draft.data
    assert one.report == other.report


def test_nothing_changes_where_all_holds() -> None:
    found = tune(lambda game, plan: made_up(game, plan, ""))
    assert found.draft is DRAFT
    assert (found.report.quick_games, found.report.steps, found.report.missed) == (0, (), ())


def test_a_bound_that_cannot_be_reached_is_a_sentence() -> None:
    found = tune(hopeless, slow={"medium": 1.0, "easy": 0.1})
    assert found.draft is DRAFT
    assert found.report.missed == (
        "The map doesn’t reach this bound: Years of a game (median), 20.0 (20.0 to 20.0) instead of 5.0 to 9.0.",
    )


def test_a_deed_of_a_single_game_has_no_interval() -> None:
    def player(game: Any, plan: TrialPlan) -> Trial:
        rich = next(iter(game.scenario.deeds))
        trial = made_up(game, plan, rich)
        figures = msgspec.msgpack.decode(trial.figures, type=Figures)
        if plan.seed != 100_005:
            figures = replace(figures, started={id: 1 for id in figures.started if id != rich}, earned={})
        return replace(trial, figures=msgspec.msgpack.encode(figures))

    missed = tune(player).report.missed
    assert missed
    assert "()" not in "".join(missed)


@pytest.mark.parametrize("seconds", [4.5 / 2, 20.0])
def test_it_ends_in_time_and_says_how_many_games_were_played(seconds: float) -> None:
    slow = {"medium": seconds, "easy": seconds / 40}
    report = tune(hopeless, slow=slow).report
    assert report.seconds <= max(600, 60 * seconds + 120)
    assert report.games == (200 if seconds < 3 else 20)
    assert ("There was no time for all 200." in report.in_words()) == (report.games < 200)


def test_a_change_is_dropped_that_does_not_help_those_who_decide() -> None:
    def player(game: Any, plan: TrialPlan) -> Trial:
        if plan.bot == "easy":
            return made_up(game, plan)
        return made_up(game, plan, "" if game.fingerprint == LAGOON.game.fingerprint else "a-melati-rice")

    numbers = count()

    def at_first_long(game: Any, plan: TrialPlan) -> Trial:
        trial = player(game, plan)
        return Trial(True, 20 if next(numbers) < GAMES else 7, trial.scores, trial.ranking, trial.figures)

    assert "a-melati-shipping" not in {deed.id for deed in tune(at_first_long).draft.data.deeds if deed.era == "a"}


def test_a_map_without_deeds_is_refused() -> None:
    other = load_map(game="singapore")
    with pytest.raises(EditError, match="no deeds or city cards to tune"):
        next(tuned(Draft(other.board, other.data), 1, lambda: 0.0))


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_the_small_map_is_tuned_by_games() -> None:
    found = tune(play)
    assert found.report.games == PROOF
    assert found.draft is DRAFT or found.report.steps
    assert not [problem for problem in checked(found.draft).open if problem.level == "error"]
