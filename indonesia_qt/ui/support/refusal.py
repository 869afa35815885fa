"""Reasons why something can't be done, with the rules behind them."""

from __future__ import annotations

from indonesia_qt.core.flow import Reason


class Refusal(str):
    """A sentence with the id of the rule behind it; a plain `str` is a sentence without a single rule."""

    rule: str

    def __new__(cls, text: str, rule: str) -> Refusal:
        """Make the sentence `text` with the id of its rule."""
        self = super().__new__(cls, text)
        self.rule = rule
        return self


def refused_by(reason: Reason | None) -> str:
    """Return the sentence of a reason, with its rule; empty for None."""
    return Refusal(str(reason), reason.rule) if reason else ""


def rule_of(text: str) -> str:
    """Return the id of the rule behind a sentence; empty when there is none."""
    return text.rule if isinstance(text, Refusal) else ""
