"""Why something can't be done, with the rule that says so."""

from __future__ import annotations

from indonesia_qt.core.flow import Reason


class Refusal(str):
    """A sentence, and the id of the rule behind it; a plain text is a sentence that no single rule stands behind."""

    rule: str

    def __new__(cls, text: str, rule: str) -> Refusal:
        """The sentence, which knows its rule."""
        self = super().__new__(cls, text)
        self.rule = rule
        return self


def refused_by(reason: Reason | None) -> str:
    """What a reason says, with its rule; empty for none."""
    return Refusal(str(reason), reason.rule) if reason else ""


def rule_of(text: str) -> str:
    """The id of the rule behind a sentence; empty when there is none."""
    return text.rule if isinstance(text, Refusal) else ""
