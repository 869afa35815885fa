"""Styles of play: other weights, and answers that a player likes more or less than what comes of them."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.evaluate import FEATURES, Liking, Weights, fondness, liking, weights_for
from indonesia_qt.games.indonesia.bots.lookahead import Effort, Expert, Hard, Medium, Thought, ranking, search
from indonesia_qt.games.indonesia.bots.styles import OWN, STYLES, Style, styled
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Announce, Expand, Raise, Research, StartShipping
from tests.games.indonesia.positions import Table

W = weights_for("hard", 2)
EFFORT = Effort(breadth=4, lowest=4, margin=1e9, rounds=2)


@pytest.fixture
def table(islets: Indonesia) -> Table:
    """Two players with a company each who are to choose their research."""
    table = Table(islets, 2)
    table.company(0, "a-west-rice", "west-1")
    table.company(1, "a-east-shipping", "south")
    table.city("middle-2")
    table.enter("research")
    return table


def liked(kind: Liking, more: float) -> Weights:
    return replace(W, likes=((kind, more),))


def test_without_a_style_the_weights_are_what_they_were() -> None:
    assert styled(W, "") is W
    assert liking(Research("slots", 0), W) == 0


@pytest.mark.parametrize(
    ("level", "name", "style"), [*(("hard", *named) for named in STYLES.items()), *((*key, OWN[key]) for key in OWN)]
)
def test_a_style_weighs_its_features_by_so_much_more_and_nothing_else(level: str, name: str, style: Style) -> None:
    found = styled(W, name, level)
    assert set(style.features) <= set(FEATURES)
    for feature, early, late, was_early, was_late in zip(
        FEATURES, found.early, found.late, W.early, W.late, strict=True
    ):
        more = style.features.get(feature, 0.0)
        assert (early, late) == (was_early + more, was_late + more)
    assert found.rival == style.rival * W.rival
    assert dict(found.likes) == style.likes
    assert (found.ship, found.area) == (style.ship, style.area)
    assert (found.pace, found.schedule) == (W.pace, W.schedule)


@pytest.mark.parametrize(
    ("action", "kind"),
    [
        (Research("hull", 1), "hull"),
        (Expand("west-1"), Expand),
        (Announce("a", "b", 20), Announce),
        (StartShipping("a", "north"), StartShipping),
    ],
)
def test_an_answer_is_liked_by_its_class_or_its_track(action: Action, kind: Liking) -> None:
    assert liking(action, liked(kind, 7)) == 7
    assert liking(action, liked("bid", 7)) == 0


def test_what_is_liked_leads_by_so_much_more_and_brings_no_more_money(table: Table) -> None:
    before = weighed(table.state, table.asked, W)
    after = weighed(table.state, table.asked, liked("slots", 40))
    for one, other in zip(before, after, strict=True):
        assert (one.action, one.estimate) == (other.action, other.estimate)
        assert other.lead - one.lead == pytest.approx(40 if one.action == Research("slots", 0) else 0)


@pytest.mark.parametrize("looks", [0, 50, 10**9])
def test_who_plays_on_likes_a_candidate_as_much_however_far_it_gets(table: Table, looks: int) -> None:
    """What follows is played by everybody without likes: the money that is expected is the same."""

    def thoughts(w: Weights) -> dict[Action, Thought]:
        seen = count()
        found = search(table.state, table.asked, w, EFFORT, Random(1), lambda: next(seen) < looks)
        return {thought.action: thought for thought in found}

    liking_more = thoughts(liked("slots", 40))
    for action, thought in thoughts(W).items():
        other = liking_more[action]
        assert thought.played_on == other.played_on
        assert other.mean_lead - thought.mean_lead == pytest.approx(40 if action == Research("slots", 0) else 0)
        assert other.estimate == pytest.approx(thought.estimate)


def test_who_is_fond_of_ships_or_areas_takes_its_own_for_worth_more(table: Table) -> None:
    fond = replace(W, ship=30.0, area=20.0)
    assert [fondness(table.state, seat, fond) for seat in (0, 1)] == [20, 30]
    assert [fondness(table.state, seat, W) for seat in (0, 1)] == [0, 0]


def test_who_is_fond_of_ships_bids_more_for_them_than_for_goods(islets: Indonesia) -> None:
    table = Table(islets, 2)
    table.player(0, cash=200, mergers=2)
    table.player(1, cash=200)
    table.company(0, "a-middle-shipping", "north")
    table.company(1, "a-east-shipping", "south")
    table.city("middle-2")
    table.enter("mergers")
    table.do(Announce("a-middle-shipping", "a-east-shipping", 20))

    def lead(w: Weights) -> float:
        leads = {type(found.action): found.lead for found in weighed(table.state, table.asked, w)}
        return leads[Raise] - leads[Pass]

    assert lead(replace(W, ship=30.0)) - lead(W) == pytest.approx(60)
    assert lead(replace(W, area=30.0)) == pytest.approx(lead(W))


def test_who_plays_on_counts_what_it_will_have_at_the_end_of_the_year(table: Table) -> None:
    """Research of expansion brings another area this year."""

    def leads(w: Weights) -> dict[Action, float]:
        found = search(table.state, table.asked, w, EFFORT, Random(1), lambda: False)
        return {thought.action: thought.mean_lead for thought in found if thought.played_on}

    without, fond = leads(W), leads(replace(W, area=1_000.0))
    for action, areas in ((Research("slots", 0), 2), (Research("expansion", 0), 3)):
        assert fond[action] - without[action] == pytest.approx(areas * 1_000)


def test_answers_to_other_questions_are_not_given_for_the_sake_of_areas(table: Table) -> None:
    effort = EFFORT._replace(key=())
    without, fond = (
        search(table.state, table.asked, w, effort, Random(1), lambda: True) for w in (W, replace(W, area=1_000.0))
    )
    assert without == fond


def test_bots_play_by_their_style(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STYLES, "reader", replace(STYLES["hunter"], likes={"bid": 5_000.0}))
    for bot in (Medium("reader"), Hard("reader"), Expert(0, style="reader")):
        assert bot.choose(table.state.copy(), table.asked, Random(1)) == Research("bid", 0)
    assert ranking([Expert(0).ponder(table.state, table.asked, Random(1))])[0].action != Research("bid", 0)
