"""The words of a game at its table: its names, its events as sentences, its questions as prompts."""

from __future__ import annotations

from typing import Any

from indonesia_qt.core.flow import Event, Question
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.ui.indonesia import event_words, prompt_words
from indonesia_qt.ui.indonesia.names import Names


class Words(Names):
    """Says what happens in a game, and what is asked."""

    def sentence(self, event: Event) -> str:
        """What happened, for the log."""
        return event_words.sentence(self, event)

    def prompt(self, asked: Question[Any], s: State) -> str:
        """What the player who is asked has to do."""
        return prompt_words.prompt(self, asked, s)
