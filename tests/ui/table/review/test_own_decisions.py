"""In the window of the review, the decisions of the one person at the table come first, in both games."""

from __future__ import annotations

from typing import Any

import pytest

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.flow import CHANCE, question
from indonesia_qt.core.record import HUMAN, Seat
from indonesia_qt.core.review import REVIEW_FORMAT, Appraisal, Judged, PlayedGame, Review, key_of
from indonesia_qt.core.review_file import ReviewFile
from indonesia_qt.games.indonesia.definition import DEFINITION as INDONESIA
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.games.singapore.definition import DEFINITION as SINGAPORE
from indonesia_qt.games.singapore.rules.state import Options as SingaporeOptions
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from tests.soak import soak_but
from tests.ui.pages.review import ReviewPage
from tests.ui.table.new_games import NAMES

DECISIONS = 30
CHANCES = 0.3, 0.3, 0.3
OPEN = {INDONESIA: Options(money="open"), SINGAPORE: SingaporeOptions(holdings="open")}


def play(program: Program, definition: GameDefinition, own: int) -> None:
    """Begin a game with one person at a seat, and let the bots that wait play for everybody for a while."""
    seats = tuple(Seat(name, seat, HUMAN if seat == own else "easy") for seat, name in enumerate(NAMES[:3]))
    program.new_game(NewGame(definition.id, definition.id, seats, True, OPEN[definition], 1))
    assert program.table
    bridge = program.table.bridge
    bridge.set_paused(True)
    session, bot = bridge.session, definition.bots["easy"]()
    while len(session.entries) < DECISIONS:
        asked = session.question
        assert asked
        view = session.game.view(session.state, asked.seat)
        session.submit(bot.choose(view, asked, bot_chance(1, len(session.entries))))
    bridge.changed.emit(())


def keep_review(program: Program, definition: GameDefinition) -> None:
    """Keep a review in which every decision was a blunder."""
    assert program.table
    assert program.file
    assert definition.coach
    session = program.table.bridge.session
    judged = []
    for at, entry in enumerate(session.entries):
        position = session.position(at)
        asked, phase = question(position), session.game.phase(position)
        if asked and asked.seat != CHANCE and phase and not session.game.needs_secrets(position, asked):
            one = Judged[Any](at, asked.seat, phase, CHANCES, 0.0, entry.action, 0.6, 5.0, disputed=False)
            judged.append(one)
    key = key_of(PlayedGame.of(session), definition.coach)
    assert ReviewFile(program.file).keep(
        Review(REVIEW_FORMAT, key, len(session.entries), (Appraisal(0, CHANCES),), tuple(judged))
    )


@pytest.mark.parametrize("own", soak_but((1,), [0, 1, 2]))
@pytest.mark.parametrize("definition", OPEN, ids=lambda one: one.id)
def test_own_decisions_come_first(program: Program, definition: GameDefinition, own: int) -> None:
    play(program, definition, own)
    keep_review(program, definition)
    program.window.commands.actions["review"].trigger()
    page = ReviewPage.of(program.window)
    names = [text.split(":")[0] for text in page.decisions]
    assert set(names) == set(NAMES[:3])
    count = names.count(NAMES[own])
    assert names[:count] == [NAMES[own]] * count
