"""What bots think of answers, for hints and for decisions of the past; knows no Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from indonesia_qt.bots.registry import usual_seconds
from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.bots import BotName, BotRequest, answer, joint_answer
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.core.game import Bot
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.table.bot_labels import player_name

THINK_SECONDS = 2.0
"""How long the strongest bot thinks about a person's decision, if it can be given a time."""


class Candidate(Protocol):
    """An answer that a bot has thought of."""

    @property
    def action(self) -> Action:
        """The answer."""


class Explanation(Protocol):
    """The best answers, the best first; there is at least one."""

    @property
    def candidates(self) -> Sequence[Candidate]:
        """The answers."""


class _Answer(Struct, frozen=True):
    action: Action


class _OneAnswer(Struct, frozen=True):
    candidates: tuple[_Answer, ...]


class Advice:
    """The answer of a bot, without reasons; a game whose bots can give reasons overrides this.

    `alone` and `together` are called in other processes, with a request or also with the shares of the bot's thinking;
    what they return is decoded as `answer_type`.
    """

    alone: Callable[[BotRequest], Any] = staticmethod(answer)
    together: Callable[[BotRequest, Sequence[bytes]], Any] = staticmethod(joint_answer)
    make_for_hints: Callable[[str], Bot] | None = None
    """Makes the bot that gives hints from the name of the strongest; None where that is the bot of this name."""
    explained = ""
    """What an expectation means."""

    def __init__(self, game: GameDefinition) -> None:
        self.game = game

    @property
    def answer_type(self) -> Any:
        """The type of what other processes return."""
        return self.game.actions

    @property
    def strongest(self) -> str:
        """The bot that gives hints, by the name of a seat."""
        bot = self.game.levels[-1]
        return bot if usual_seconds(bot, self.game) is None else str(BotName(bot, THINK_SECONDS))

    def thinker_for(self, bot: str) -> str:
        """Return the bot whose thoughts explain what `bot` decided, both by the names of seats."""
        return bot if BotName.read(bot).bot in self.game.bots else self.strongest

    def explanation(self, found: Any) -> Explanation:
        """Return what was decoded as an explanation."""
        return _OneAnswer((_Answer(found),))

    def short_name(self, words: Any, view: Any, action: Action) -> str:
        """Return an answer in a few words."""
        named: str = words.group(view, AnswerGroup(action, action)).in_one_line
        return named

    def is_settled(self, explanation: Any) -> bool:  # noqa: ARG002
        """Return whether the bot needn't think on about what it found."""
        return True

    def certainty(self, words: Any, view: Any, explanation: Any, *, thinks: bool) -> str:  # noqa: ARG002
        """Return how sure the bot is that the best answer is the best; `thinks` says that it goes on thinking."""
        return ""

    def why(self, words: Any, view: Any, asked: Question[Any], action: Action) -> str:  # noqa: ARG002
        """Return what speaks for an answer on the board, as a clause without what a bot estimates."""
        return tr("the bot found nothing better")

    def why_better(self, words: Any, view: Any, asked: Question[Any], best: Action, played: Action) -> str:  # noqa: ARG002
        """Return what speaks on the board for an answer rather than that which was played; empty where nothing does."""
        return self.why(words, view, asked, best)

    def key_reason(self, words: Any, view: Any, explanation: Any) -> str:  # noqa: ARG002
        """Return the reason that makes the difference between the best answer and the next, as a sentence."""
        return tr("The bot found nothing better.")

    def cost(self, candidate: Any, best: Any) -> str:  # noqa: ARG002
        """Return what an answer costs against the best one, in words; empty where that isn't known."""
        return ""

    def expectation(self, candidate: Any, best: Any) -> str:  # noqa: ARG002
        """Return what a bot expects of an answer, in words; `best` is the best one."""
        return ""

    def why_best(self, words: Any, view: Any, explanation: Any) -> str:
        """Return why the best answer is better than the others."""
        best = explanation.candidates[0].action
        return tr("It would play “{answer}”.", answer=words.group(view, AnswerGroup(best, best)).text)

    def whose_thoughts(self, bot: str) -> str:
        """Return the title of an explanation of what `bot` decided: which bot thinks."""
        return tr("Best moves according to {bot}", bot=player_name(self.thinker_for(bot), self.game))
