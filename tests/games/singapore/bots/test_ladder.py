"""The ladder of the levels: file and page say the same, and each level beats the one below it."""

from __future__ import annotations

from itertools import pairwise

from indonesia_qt.bots.ladder import shipped_ladder
from indonesia_qt.bots.tournament.ladder_report import page, with_table
from indonesia_qt.games.singapore.definition import DEFINITION

LADDER = shipped_ladder("singapore")


def test_the_page_says_what_the_file_says() -> None:
    text = page().read_text("utf-8")
    assert with_table(text, LADDER, DEFINITION) == text


def test_each_level_was_measured_alone_against_the_one_below_it_with_2_to_4_players() -> None:
    levels = DEFINITION.levels[1:]
    measured = {(rung.players, rung.level, rung.against) for rung in LADDER.rungs}
    assert measured == {(players, level, below) for players in DEFINITION.players for below, level in pairwise(levels)}


def test_each_level_wins_45_percent_and_more_than_its_share() -> None:
    assert all(rung.won > max(rung.even, 0.45) for rung in LADDER.rungs)
