"""A bot's opinion of answers, in words. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.bots import BotName
from indonesia_qt.core.flow import Action, Question, question
from indonesia_qt.games.indonesia.analysis.why import Why, facts, why
from indonesia_qt.games.indonesia.bots.explain import (
    OTHER as REST,
)
from indonesia_qt.games.indonesia.bots.explain import (
    RIVALS,
    Candidate,
    Explanation,
    ValueReason,
    explained,
    explained_together,
    made_adviser,
    thinker_for,
)
from indonesia_qt.games.indonesia.bots.year_gain import step_gain
from indonesia_qt.games.indonesia.rules.actions import Announce, Research
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import as_sentence, clauses, counted, enumerated, paragraph, phrase, signed, tr
from indonesia_qt.ui.games.indonesia.texts.names import Names, rupiah, track_name
from indonesia_qt.ui.games.indonesia.texts.why import CLAUSES, SENTENCES, UNSEEN, in_words, letters
from indonesia_qt.ui.table.advice import Advice
from indonesia_qt.ui.table.bot_labels import bot_name

MOST_REASONS = 4
REASON = {
    "money": phrase("guaranteed money"),
    "income": phrase("income from the current board"),
    "growth": phrase("growth"),
    "unsold": phrase("goods waiting for buyers or ships"),
    "production": phrase("prospects of production companies"),
    "shipping": phrase("prospects of shipping companies"),
    "research": phrase("research"),
    "free_slots": phrase("free slots"),
    "cash": phrase("cash to spend"),
    "order": phrase("order of play"),
    "later": phrase("rest of this year"),
}
"""The names of the kinds of reasons except rivals; any other kind is `OTHER`."""
OTHER = phrase("everything else")
BETTER_FOR_RIVALS = phrase("better for rivals")
EXPLAINED = phrase("Money expected at the end; what rivals get and the chance of winning count, too.")
"""The meaning of an expectation."""


def expectation(candidate: Candidate, best: Candidate) -> str:
    """Return the money that a bot expects after an answer, what else speaks against it, and how closely it looked."""
    expected = clauses(
        tr("Expected: {money}", money=rupiah(candidate.estimate)),
        tr(BETTER_FOR_RIVALS) if candidate.estimate >= best.estimate and _is_worse(candidate, best) else "",
    )
    times = candidate.played_on
    if times:
        return clauses(expected, counted(times, "simulated {n} time", "simulated {n} times"))
    return clauses(expected, tr("not simulated") if best.played_on else "")


def _is_worse(candidate: Candidate, best: Candidate) -> bool:
    """Whether an answer was played on enough to say that it isn't as good as the best one."""
    return best.played_on <= 2 * candidate.played_on and candidate.lead < best.lead


def cost(candidate: Candidate, best: Candidate) -> str:
    """Return by how much less money an answer leaves a player at the end than the best one, or why it is worse.

    A lead is no money: a chance to win counts in it, too. Empty if it was played on too little to say that.
    """
    if candidate.may_be_best:
        return tr("may be just as good")
    if not _is_worse(candidate, best):
        return "" if best.played_on > 2 * candidate.played_on else tr("just as good")
    less = best.estimate - candidate.estimate
    return tr("about {amount} less for you at the end", amount=rupiah(less)) if less > 0 else tr(BETTER_FOR_RIVALS)


def key_sentence(words: Names, view: State, explanation: Explanation) -> str:
    """Return the reason that makes the difference between the best answer and the next.

    Where that is nothing to be seen on the board, it begins with what speaks there for the best answer. Of research
    and mergers it also says why another isn't best that brings more a year in the list beside it.
    """
    seen, asked = "", question(view)
    if explanation.key.kind in UNSEEN and asked is not None:
        fact = in_words(words, why(view, asked, explanation.candidates[0].action), CLAUSES)
        seen = as_sentence(fact)
    key = in_words(words, explanation.key, SENTENCES)
    kind = explanation.key.kind
    if seen and (kind == "played_on" or (kind == "alike" and not explanation.is_sure)):
        key = ""  # it says nothing of this answer, or the certainty names what is as good
    later = "" if kind in UNSEEN else _not_yet(view, explanation)
    against = explanation.against_most
    despite = in_words(words, against, SENTENCES) if against else _despite(view, explanation)
    return paragraph(seen, key, later, despite)


def _not_yet(view: State, explanation: Explanation) -> str:
    """Return that a step of research, for which something else speaks, brings no money on the board as it is."""
    asked, best = question(view), explanation.candidates[0].action
    if not (isinstance(asked, ChooseResearch) and isinstance(best, Research) and best.player == asked.seat):
        return ""
    gain = step_gain(view, best, asked.seat)
    return "" if gain is None or gain.earned[asked.seat] else tr("It earns nothing yet, but should in later years.")


def _despite(view: State, explanation: Explanation) -> str:
    """Return why a step isn't best although it brings most a year; empty if it is, or brings nothing."""
    asked, best = question(view), explanation.candidates[0].action
    if not isinstance(asked, ChooseResearch):
        return ""
    steps = [step for step in asked.actions(view) if isinstance(step, Research)]
    found = {step: step_gain(view, step, asked.seat) for step in steps}
    gains = {step: gain.earned[asked.seat] if gain else 0 for step, gain in found.items()}
    most = max(steps, key=lambda step: gains[step])
    if gains[most] <= (gains[best] if isinstance(best, Research) else 0):
        return ""
    gain, track = signed(gains[most]), track_name(most.track)
    if most.track == "mergers":
        return tr(
            "“{track}” shows {gain} a year, but you’d have to win that merger and pay for it.", gain=gain, track=track
        )
    return tr("“{name}” shows {gain} a year, but should bring less in the long run.", name=track, gain=gain)


def short_name(words: Names, view: State, action: Action) -> str:
    """Return an answer in a few words: a merger by the letters that its row in the table has."""
    if isinstance(action, Announce):
        pair = letters(words, (action.first, action.second))
        return tr("{pair} for {amount}", pair=pair, amount=rupiah(action.bid))
    return words.group(view, AnswerGroup(action, action)).in_one_line


def certainty(words: Names, view: State, explanation: Explanation, *, thinks: bool) -> str:
    """Return whether the best answer is surely the best, or which other may be; empty where none was played on."""
    best = explanation.candidates[0]
    doubt = next((one.action for one in explanation.candidates if one.may_be_best), None)
    if doubt is None:
        is_alone = all(one.lead < best.lead for one in explanation.candidates[1:])
        return tr("The bot is sure.") if best.played_on and is_alone else ""
    move = short_name(words, view, doubt)
    if thinks:
        return tr("Not sure yet: “{move}” may be just as good. Still thinking…", move=move)
    return tr("Not sure: “{move}” may be just as good.", move=move)


def why_best(words: Names, view: State, explanation: Explanation) -> str:
    """Return why the best answer is better than the next: parts that add up to its money, and then the rivals."""
    if len(explanation.candidates) == 1:
        return tr("No other move comes close.")
    best, other = explanation.candidates[:2]
    second = words.group(view, AnswerGroup(other.action, other.action)).text
    if best.lead <= other.lead:
        return tr("“{second}” is just as good.", second=second)
    own = [reason for reason in explanation.reasons if reason.kind != RIVALS]
    rivals = sum(reason.amount for reason in explanation.reasons if reason.kind == RIVALS)
    ahead = sum(reason.amount for reason in own)
    if ahead <= 0:
        return tr("“{second}” should bring you no less, but is better for rivals.", second=second)
    parts = enumerated(f"{name} {signed(amount)}" for name, amount in shown_parts(own))
    return paragraph(
        tr("Better than “{second}” by {ahead}: {parts}.", ahead=rupiah(ahead), second=second, parts=parts),
        tr("It’s better for rivals, too.") if rivals < 0 else "",
    )


def shown_parts(reasons: Sequence[ValueReason]) -> list[tuple[str, int]]:
    """Return the names of the weightiest parts with their rupiah, and last all others as one, so that they add up."""
    named = [reason for reason in reasons if reason.kind != REST][:MOST_REASONS]
    rest = sum(reason.amount for reason in reasons) - sum(reason.amount for reason in named)
    parts = [(tr(REASON.get(reason.kind, OTHER)), reason.amount) for reason in named]
    return parts + ([(tr(OTHER), rest)] if rest else [])


def _speaks(view: State, asked: Question[Any], action: Action) -> Sequence[Why]:
    return [why(view, asked, action), *(fact.why for fact in facts(view, asked, action))]


class IndonesiaAdvice(Advice):
    """The money that a bot expects after each of its best answers, and why the first is better than the second."""

    alone = staticmethod(explained)
    together = staticmethod(explained_together)
    make_for_hints = staticmethod(made_adviser)
    explained = EXPLAINED
    answer_type: Any = Explanation
    thinker_for = staticmethod(thinker_for)
    key_reason = staticmethod(key_sentence)
    cost = staticmethod(cost)
    expectation = staticmethod(expectation)
    why_best = staticmethod(why_best)
    short_name = staticmethod(short_name)
    certainty = staticmethod(certainty)

    def explanation(self, found: Explanation) -> Explanation:
        """Return what was decoded."""
        return found

    def is_settled(self, explanation: Explanation) -> bool:
        """Return whether no other answer may be better, as far as answers were played on."""
        return explanation.is_sure

    def why(self, words: Names, view: State, asked: Question[Any], action: Action) -> str:
        """Return what speaks for an answer on the board, as a clause without what a bot estimates."""
        return in_words(words, why(view, asked, action), CLAUSES)

    def why_better(self, words: Names, view: State, asked: Question[Any], best: Action, played: Action) -> str:
        """Return what speaks on the board for an answer, and not as much for that which was played."""
        there = {one.kind: one for one in _speaks(view, asked, played)}
        for one in _speaks(view, asked, best):
            other = there.get(one.kind)
            if other is None or (one.number > other.number if other.number else one != other):
                return in_words(words, one, CLAUSES)
        return ""

    def whose_thoughts(self, bot: str) -> str:
        """Return the title of an explanation: which bot thinks, and why it isn't the one that decided."""
        title, name = super().whose_thoughts(bot), BotName.read(bot).bot
        if self.thinker_for(bot) == bot:
            return title
        if name == "random":
            return paragraph(tr("It was a random choice."), title)
        if name in self.game.bots:
            return paragraph(tr("{bot} plays by simple rules of thumb.", bot=bot_name(name)), title)
        return paragraph(tr("{bot} doesn’t explain its decisions.", bot=bot_name(name)), title)
