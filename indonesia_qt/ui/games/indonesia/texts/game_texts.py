"""The words of a game at its table: its names, its events as sentences, its questions as prompts."""

from __future__ import annotations

from typing import Any

from indonesia_qt.core.flow import Event, Question
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.games.indonesia.texts import events, prompts
from indonesia_qt.ui.games.indonesia.texts.names import Names


class GameTexts(Names):
    """Says what happens in a game, and what is asked."""

    def sentence(self, event: Event) -> str:
        """What happened, for the log."""
        return events.sentence(self, event)

    def prompt(self, asked: Question[Any], s: State) -> str:
        """What the player who is asked has to do."""
        return prompts.prompt(self, asked, s)
