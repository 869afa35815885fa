"""Whatever happens to a player without his doing is told in the log with its reason."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from indonesia_qt.core.flow import Event, Pass, because, question
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.bots.rules_of_thumb import RandomBot
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.phases.acquisitions import NO_FREE_SLOT
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import LAST_COMPANY, ChooseExpansion, FloatShips
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.clauses import why_skipped
from indonesia_qt.ui.support.refusal import rule_of
from indonesia_qt.ui.table.log.log_writer import LogWriter

ALWAYS_WITH_REASON = ev.Skipped, ev.CardDiscarded, ev.DeedDiscarded, ev.NothingDelivered, ev.GameEnded


def random_game(seed: int, money: str) -> Session[Any]:
    """A whole game at random."""
    game = load_map().game
    session = Session(game, game.new_setup(Options(money=money), 2 + seed % 4, seed))  # type: ignore[arg-type]
    bot, chance = RandomBot(), Random(seed)
    while asked := session.question:
        session.submit(bot.choose(game.view(session.state, asked.seat), asked, chance))
    return session


def words_of(session: Session[Any]) -> IndonesiaTexts:
    return IndonesiaTexts(session.state.scenario, ["Ana", "Budi", "Citra", "Dewi", "Eko"])


def lines_of(session: Session[Any], at: int) -> list[tuple[Event, str]]:
    """What the log says of a decision, each with the first event that it is about."""
    around = Surroundings(session.position(at), session.position(at + 1))
    return [(alike[0], text) for alike, text in words_of(session).sentences(session.entries[at].events, around)]


def lines(session: Session[Any]) -> list[tuple[Event, str]]:
    """What the log says of a whole game."""
    return [line for at in range(len(session.entries)) for line in lines_of(session, at)]


@pytest.mark.parametrize("money", ["hidden", "open"])
def test_every_skip_and_whatever_is_automatic_is_told_with_its_reason(money: str) -> None:
    told: Counter[type] = Counter()
    for seed in range(3):
        session = random_game(seed, money)
        for event, text in lines(session):
            reason = getattr(event, "reason", None)
            if isinstance(event, ALWAYS_WITH_REASON):
                assert reason
            if reason not in (None, LAST_COMPANY):
                assert str(reason).endswith(".")
                assert words_of(session).reason(reason) in text
                told[type(event)] += 1
    assert told[ev.Skipped] > 10


def test_a_step_of_a_company_that_the_rules_pass_over_skips_no_player() -> None:
    """R-OPS-10, R-OPS-31, R-OPS-32: its owner goes on to play."""
    session = random_game(1, "open")
    found = [
        (event, text)
        for event, text in lines(session)
        if isinstance(event, ev.Skipped) and event.reason.rule.startswith("R-OPS")
    ]
    assert found
    assert all(text == words_of(session).reason(event.reason) for event, text in found)


def test_who_is_skipped_for_want_of_a_slot_is_told_that_it_is_about_their_own() -> None:
    words = words_of(random_game(1, "open"))
    assert why_skipped(words, ev.Skipped(0, NO_FREE_SLOT)) == "All your company slots are taken."


def test_a_company_has_its_letter_in_a_reason_too() -> None:
    session = random_game(1, "open")
    limit = because("R-OPS-10", "{company} is already at its ship limit for era {era}.", company="Bali rice", era="A")
    words = words_of(session)
    assert words.reason(limit) == "Bali rice\N{NO-BREAK SPACE}A is already at its ship limit for era A."
    assert rule_of(words.reason(limit)) == "R-OPS-10"
    assert words.reason(None) == ""


def test_who_adds_no_more_to_a_company_passes_nothing() -> None:
    said = Counter[str]()
    for seed in range(3):
        session = random_game(seed, "hidden")
        for at, entry in enumerate(session.entries):
            asked = question(session.position(at))
            if isinstance(asked, ChooseExpansion | FloatShips) and entry.action == Pass():
                name = words_of(session).company(asked.company)
                told = [text for event, text in lines_of(session, at) if isinstance(event, ev.Passed)]
                assert told == [f"{name} doesn’t expand further."]
                said[type(asked).__name__] += 1
    assert len(said) == 2


def test_that_no_other_company_was_left_goes_without_saying() -> None:
    found = [
        text
        for event, text in lines(random_game(1, "hidden"))
        if isinstance(event, ev.CompanyOperated) and event.reason == LAST_COMPANY
    ]
    assert found
    assert not any(str(LAST_COMPANY) in text for text in found)


def test_players_who_are_skipped_alike_one_after_the_other_are_in_one_line_of_the_log() -> None:
    session = random_game(6, "hidden")
    names = ["Ana", "Budi", "Citra", "Dewi", "Eko"][: len(session.state.players)]
    words = IndonesiaTexts(session.state.scenario, names)
    writer = LogWriter(words, range(len(names)), session, Surroundings)
    texts = [line.text for line in writer.lines()]
    reasons = [text.split(": ", 1)[-1] if "skipped" in text else "" for text in texts]
    assert all(texts)
    assert "All players are skipped: " in "".join(texts)
    assert any(" are skipped: " in text and "All" not in text for text in texts)
    for (line, after), (reason, same) in zip(pairwise(texts), pairwise(reasons), strict=True):
        assert not reason or reason != same or {line.split()[0], after.split()[0]} & {"All"}


def test_with_hidden_money_nobody_is_skipped_for_want_of_cash() -> None:
    """R-MER-05, R-MER-08, R-OPS-31: who can't pay is asked as anybody else."""
    asked_without_means = 0
    for seed in range(3):
        game = load_map().game
        session = Session(game, game.new_setup(Options(), 2 + seed, seed))
        bot, chance = RandomBot(), Random(seed)
        while asked := session.question:
            if isinstance(asked, AnnounceMerger | RaiseBid | ChooseExpansion):
                asked_without_means += len(asked.actions(session.state)) == 1
            session.submit(bot.choose(game.view(session.state, asked.seat), asked, chance))
        events = [event for entry in session.entries for event in entry.events]
        reasons = {
            str(event.reason) for event in events if isinstance(event, ev.Skipped | ev.BidderLeft) and event.reason
        }
        assert not [reason for reason in reasons if "cash" in reason or "pay" in reason or "money" in reason]
    assert asked_without_means
