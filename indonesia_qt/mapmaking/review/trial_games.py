"""Plays trial games on a draft with bots."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from indonesia_qt import library
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.trial import Trial
from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.definition import GameDataError
from indonesia_qt.core.flow import Chance, Event, draw, question, settle, step
from indonesia_qt.core.game import Game
from indonesia_qt.games import definition_of, map_data_of
from indonesia_qt.i18n.text import as_sentence, tr

LONGEST = 30
"""Rounds after which a game is given up: it doesn't end."""
OPENING = 1, 0.25
"""Up to this round the weakest bot makes so large a share of the decisions.

Bots that leave nothing to chance would otherwise play the same game over and over on a small map.
"""


def draft_map(draft: Draft, folder: Path = Path()) -> library.PlayableMap:
    """Make the map of a draft, to be played as it is; nothing is read or written, `folder` is where it will lie.

    Raises `EditError` when the rules can't be played on it at all; all other problems are found by the checks.
    """
    try:
        return library.playable(folder, draft.board, draft.data)
    except GameDataError as error:
        raise EditError(not_playable(error)) from None


def not_playable(error: ValueError) -> str:
    """Say that the rules can't be played on a map, and why."""
    return tr("The map can’t be played yet. {reason}", reason=as_sentence(str(error)))


class TrialPlan(Struct, frozen=True):
    """A game to be tried out: how many players, by which seed, by which bot, and for how many rounds at most.

    Without a bot the one plays that decides for others when they fail.
    """

    players: int
    seed: int
    bot: str = ""
    rounds: int = LONGEST


def setup_of(game: Game[Any], plan: TrialPlan) -> Any:
    """Return the setup of a game. Raises `EditError` when the map isn't for so many players."""
    try:
        return game.new_setup(definition_of(game.name).options(), plan.players, plan.seed)
    except ValueError as error:
        raise EditError(not_playable(error)) from None


def play(game: Game[Any], plan: TrialPlan) -> Trial:
    """Play one game; a plain function of plain values, so that another process can do it.

    Raises `EditError` when the map isn't for so many players.
    """
    definition, setup = definition_of(game.name), setup_of(game, plan)
    bots = [made_bot(plan.bot or definition.substitute, definition) for _ in range(plan.players)]
    weakest, (last, share) = made_bot(next(iter(definition.bots)), definition), OPENING
    s, chance = game.start(setup), Random(plan.seed)
    witness = map_data_of(game.name).witness(s)
    events: list[Event] = []
    settle(s, events)
    while (asked := question(s)) is not None and game.round(s) <= plan.rounds:
        witness.see(events)
        events.clear()
        if isinstance(asked, Chance):
            action = draw(asked, s, chance)
        else:
            bot = weakest if game.round(s) <= last and chance.random() < share else bots[asked.seat]
            action = bot.choose(game.view(s, asked.seat).copy(), asked, chance)
        step(s, action, events)
    witness.see(events)
    return Trial(
        ended=asked is None,
        rounds=min(game.round(s), plan.rounds),
        scores=tuple(game.scores(s)),
        ranking=tuple(game.ranking(s)),
        figures=witness.report(),
    )
