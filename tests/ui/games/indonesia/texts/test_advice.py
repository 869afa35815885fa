"""What a bot thinks of a decision, in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Pass, settle
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.forecast import expansion_after, merger_after
from indonesia_qt.games.indonesia.analysis.why import Why
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.explain import (
    KINDS,
    LATER,
    MONEY,
    OTHER,
    Candidate,
    Explanation,
    ValueReason,
)
from indonesia_qt.games.indonesia.bots.key_reason import against_most, key_reason
from indonesia_qt.games.indonesia.bots.outcomes import outcomes
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.bots.year_gain import merger_gains, step_gain
from indonesia_qt.games.indonesia.rules.actions import Announce, Bid, Expand, Raise, Research
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, Auction, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.ui.games.indonesia.game_ui import GAME_UI
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.advice import (
    REASON,
    certainty,
    cost,
    expectation,
    key_sentence,
    shown_parts,
    why_best,
)
from indonesia_qt.ui.games.indonesia.texts.why import letters
from tests.games.indonesia.boards import real
from tests.games.indonesia.positions import Table
from tests.ui.table.new_games import NAMES

KEY = Why("money", amount=15)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("random", "It was a random choice."),
        ("easy", "Easy plays by simple rules of thumb."),
        ("own.bots:Frugal", "Frugal doesn’t explain its decisions."),
    ],
)
def test_of_others_it_is_said_that_the_thoughts_are_not_theirs(bot: str, said: str) -> None:
    assert GAME_UI.advice().whose_thoughts(bot) == f"{said} Best moves according to Medium"


def test_the_reasons_are_told_in_words() -> None:
    state = real().start(real().new_setup(Options(), 2, 1))
    settle(state, [])
    words = IndonesiaTexts(state.scenario, ("Ana", "Budi"))
    best, other = Candidate(Bid(3), 500, 40, 4), Candidate(Pass(), 480, 10)
    reasons = (ValueReason("income", 25), ValueReason("rivals", -8), ValueReason("a new one", 4))
    assert why_best(words, state, Explanation((best, other), KEY, reasons)) == (
        "Better than “Pass” by 29\u00a0Rp: income from the current board +25, everything else +4. "
        "It’s better for rivals, too."
    )
    rivals = (ValueReason("rivals", 3300), ValueReason("income", -5))
    assert why_best(words, state, Explanation((best, other), KEY, rivals)) == (
        "“Pass” should bring you no less, but is better for rivals."
    )
    assert why_best(words, state, Explanation((best, best), KEY)) == "“Bid 3\u00a0Rp” is just as good."
    assert why_best(words, state, Explanation((best,), KEY)) == "No other move comes close."
    assert expectation(best, best) == "Expected: 500\u00a0Rp; simulated 4 times"
    assert expectation(other, best) == "Expected: 480\u00a0Rp; not simulated"
    assert (
        expectation(Candidate(Bid(4), 510, 30, 4), best)
        == "Expected: 510\u00a0Rp; better for rivals; simulated 4 times"
    )
    assert expectation(other, other) == "Expected: 480\u00a0Rp"


def test_a_cost_is_said_only_of_answers_that_were_looked_at_as_closely_as_the_best() -> None:
    best = Candidate(Bid(3), 500, 440, 60)
    assert cost(Candidate(Bid(4), 480, 430, 50), best) == "about 20\u00a0Rp less for you at the end"
    assert cost(Candidate(Bid(5), 480, 26, 8), best) == ""
    assert cost(Candidate(Bid(6), 480, 26), best) == ""


def test_a_cost_is_money_of_the_player_whatever_becomes_of_the_lead() -> None:
    best = Candidate(Bid(3), 1200, 3500, 60)
    assert cost(Candidate(Bid(4), 1150, 67, 50), best) == "about 50\u00a0Rp less for you at the end"
    assert cost(Candidate(Bid(5), 1210, 67, 50), best) == "better for rivals"
    assert cost(Candidate(Bid(6), 1100, 3500, 50), best) == "just as good"


def test_every_kind_of_reason_has_words() -> None:
    assert {*KINDS, MONEY, LATER} == set(REASON)


def test_the_parts_that_are_shown_add_up_with_all_others_as_the_last() -> None:
    kinds = ("income", "growth", "cash", "order", "research", OTHER)
    parts = tuple(ValueReason(kind, amount) for kind, amount in zip(kinds, (40, -30, 20, 10, -5, 3), strict=True))
    shown = shown_parts(parts)
    assert shown[-1] == ("everything else", -2)
    assert sum(amount for _, amount in shown) == sum(part.amount for part in parts)


def test_a_bid_is_named_with_what_it_counts_as_and_a_raise_with_its_net_cost() -> None:
    table = Table(real())
    table.player(0, cash=50, bid=2)
    words = IndonesiaTexts(table.state.scenario, NAMES[:3])
    table.enter("turn_order")
    assert words.group(table.state, AnswerGroup(Bid(13), Bid(13))).about == f"counts as {13 * BID_FACTOR[1]}"
    assert not words.group(table.state, AnswerGroup(Bid(0), Bid(0))).about
    assert not words.group(table.state, AnswerGroup(Bid(1), Bid(13))).about

    table = Table(real())
    table.company(1, "a-bali-rice", "bali-1")
    table.company(0, "a-jawa-barat-rice", "jawa-barat-1")
    table.player(0, cash=100, slots=2)
    table.player(1, cash=100, mergers=2)
    auction = Auction("a-bali-rice", "a-jawa-barat-rice", 40, 1, 0, frozenset())
    table.enter("mergers")
    table.state.stack += [auction, RaiseBid(0, auction)]
    raised = words.group(table.state, AnswerGroup(Raise(42), Raise(42)))
    assert raised.about == f"net cost {-merger_after(table.state, Raise(42)).net(0)}\N{NO-BREAK SPACE}Rp"


def test_a_hint_says_why_the_step_that_shows_most_is_not_the_best() -> None:
    game, session = real(), Session(real(), real().new_setup(Options(), 4, 6))
    while not (isinstance(asked := session.question, ChooseResearch) and session.state.year == 3):
        assert asked is not None
        view = game.view(session.state, asked.seat)
        session.submit(Greedy().choose(view, asked, bot_chance(6, len(session.entries))))
    view = game.view(session.state, asked.seat)
    words = IndonesiaTexts(view.scenario, NAMES)
    steps = [step for step in asked.actions(view) if isinstance(step, Research)]
    found = {step: step_gain(view, step, asked.seat) for step in steps}
    gains = {step: gain.earned[asked.seat] if gain else 0 for step, gain in found.items()}
    for step in steps:
        said = key_sentence(words, view, Explanation((Candidate(step, 0, 0),), KEY))
        assert (" a year, but " in said) == (gains[step] < max(gains.values()))
        is_own, brings = step.player == asked.seat, found[step]
        assert ("earns nothing yet" in said) == (is_own and brings is not None and not gains[step])
    assert " a year, but " in key_sentence(words, view, Explanation((Candidate(Pass(), 0, 0),), KEY))


def merger_table() -> tuple[State, AnnounceMerger]:
    """Three mergers that the first player can announce, which bring different sums a year."""
    table = Table(real())
    table.company(0, "a-jawa-barat-rice", "jawa-barat-1 jawa-barat-2")
    table.company(1, "a-bali-rice", "bali-1")
    table.company(1, "b-aceh-rice", "aceh-1")
    table.company(2, "a-lampung-shipping", "bali-sea bali-sea")
    table.state.cities["nusa-tenggara-barat-1"] = 3
    table.player(0, cash=500, slots=3, mergers=2)
    table.enter("mergers")
    asked = table.state.stack[-1]
    assert isinstance(asked, AnnounceMerger)
    return table.state, asked


def test_a_hint_says_why_the_merger_that_shows_most_is_not_the_best() -> None:
    view, asked = merger_table()
    words = IndonesiaTexts(view.scenario, NAMES)
    earned = {pair: gain.earned[0] for pair, gain in merger_gains(view, asked).items()}
    most = max(earned, key=lambda pair: earned[pair])
    assert len({*earned.values()}) > 1
    name = letters(words, most)
    w = weights_for("expert", len(view.players))
    answers: list[Announce | Pass] = [Announce(*pair, 100) for pair in earned]
    for answer in (*answers, Pass()):
        against = against_most(view, asked, answer, w)
        explanation = Explanation((Candidate(answer, 0, 0),), KEY, against_most=against)
        said = key_sentence(words, view, explanation)
        is_less = isinstance(answer, Pass) or earned[answer.first, answer.second] < earned[most]
        assert (f"“{name}”" in said) == ("brings the most a year, but" in said) == is_less
        assert said.partition(f"“{name}”")[2].count("Rp") <= 1, "one price"


def test_a_pass_is_explained_by_the_best_row_of_the_table_and_not_by_the_next_answer() -> None:
    view, asked = merger_table()
    w = weights_for("expert", len(view.players))
    gains = merger_gains(view, asked)
    worst = min(gains, key=lambda pair: gains[pair].earned[0])
    answers = Pass(), Announce(*worst, 100)
    leading = [outcomes(view, asked, answer, w) for answer in answers]
    key = key_reason(view, asked, answers, leading, {}, w)
    assert key == against_most(view, asked, Pass(), w)
    assert key.companies == max(gains, key=lambda pair: gains[pair].earned[0])


def test_a_hint_says_whether_it_is_sure_and_what_may_be_as_good() -> None:
    view, asked = merger_table()
    words, (first, *_) = IndonesiaTexts(view.scenario, NAMES), asked.pairs(view)
    best, other = Candidate(Pass(), 900, 40, 12), Candidate(Announce(*first, 100), 890, 30, 12, may_be_best=True)
    assert not GAME_UI.advice().is_settled(Explanation((best, other), KEY))
    unsure = certainty(words, view, Explanation((best, other), KEY), thinks=False)
    assert unsure == f"Not sure: “{letters(words, first)} for 100\N{NO-BREAK SPACE}Rp” may be just as good."
    assert certainty(words, view, Explanation((best, other), KEY), thinks=True).endswith("Still thinking…")
    assert cost(other, best) == "may be just as good"
    known = replace(other, may_be_best=False)
    assert GAME_UI.advice().is_settled(Explanation((best, known), KEY))
    assert certainty(words, view, Explanation((best, known), KEY), thinks=False) == "The bot is sure."
    assert not certainty(words, view, Explanation((Candidate(Pass(), 900, 40),), KEY), thinks=False)
    equal = replace(known, lead=40)
    assert not certainty(words, view, Explanation((best, equal), KEY), thinks=False), "that it is as good is said"


def test_a_reason_says_nothing_twice_and_nothing_that_holds_for_any_move() -> None:
    view, asked = merger_table()
    words, (first, *_) = IndonesiaTexts(view.scenario, NAMES), asked.pairs(view)
    best, other = Candidate(Announce(*first, 60), 900, 40, 12), Candidate(Pass(), 890, 30, 12, may_be_best=True)
    for kind, others in (("played_on", ()), ("alike", (other,))):
        said = key_sentence(words, view, Explanation((best, *others), Why(kind)))
        assert said
        assert "played on" not in said
        assert "just as good" not in said
    assert "just as good" in key_sentence(
        words, view, Explanation((best, replace(other, may_be_best=False)), Why("alike"))
    )


def test_the_reason_of_a_better_area_is_none_that_the_played_one_has_more_of() -> None:
    table = Table(real())
    table.company(0, "b-kalimantan-barat-rubber", "kalimantan-barat-2 sarawak-1 kalimantan-timur-3")
    table.player(0, expansion=3)
    table.enter("operations")
    view, asked = table.state, ChooseExpansion(0, "b-kalimantan-barat-rubber", 3, free=True)
    view.stack.append(asked)
    words, advice = IndonesiaTexts(view.scenario, NAMES[:3]), GAME_UI.advice()
    opened = {one: expansion_after(view, one) for one in asked.actions(view)}
    more, less = (max(opened, key=lambda one: opened[one].opened), Expand("kalimantan-tengah-4"))
    assert opened[more].opened > opened[less].opened > 0
    assert "makes room" in advice.why_better(words, view, asked, more, less)
    assert "makes room" not in advice.why_better(words, view, asked, less, more)
