"""The style of all English texts and documents: plain words, natural order, typographic marks, and lengths that fit."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from indonesia_qt.i18n import catalogue
from tests.i18n.pseudo import read_catalogue
from tests.sources import nodes_of

PACKAGE = catalogue.SOURCES
ROOT = PACKAGE.parent
TAG, VALUE = re.compile(r"<[^<>]+>"), re.compile(r"\{[a-z_]+\}")

SHADOWS = {
    "a question word that begins a statement": r"(?:^|[.:;] )(?:What|Who)\b(?! to\b|’s &?new\b|[^.:;]*\?)",
    "“is no …”: negate the verb": r"(?<!here )\b(?:is|are|was|were|am) no\b(?! longer| more)",
    "again, or a new …": r"\banew\b",
    "name them": r"\bof (?:several|equal sums)\b",
    "“to play”, or say what is missing": r"\b(?:is|are) to (?:be|decide|do)\b",
    "remove, delete": r"\b(?:take|takes|taking|taken|took) (?:\S+ ){0,2}away\b",
    "remove, or pass": r"\b(?:give|gives|giving|given|gave) up\b",
    "dismiss, close": r"\b(?:put|puts|putting) away\b",
    "be, is": r"\b(?:stands|lies|stand|lie) (?:in|on|at|under|beside|outside|inside|where|there|between)\b",
    "shows, says": r"\b(?:tell|tells|told) of\b",
    "from …": r"\bfrom (?!now)(?:era )?\S+ on\b(?! the)",
    "yet": r"\bnone yet\b",
    "becomes": r"\bgoes? over into\b",
    "a player is “they”, or has a name": r"\b(?:[Hh]e|[Hh]im|[Hh]is|[Hh]imself)\b",
    "pass": r"\bforgo(?:es|ing|ne)?\b",
    "contract it": r"\b(?:is|are|was|were|do|does|did|could|will|would|should|has|have|had) not\b|\bcan ?not\b",
    "curly quotes and apostrophes": r"[\"']",
    "no space before %": r"[\s\u00a0\u202f]%",
    "an en dash for a range": r"\d-\d|\{\} - \{\}",
    "one sign for …": r"\.\.\.",
    "one space": r"\S  +\S",
}
"""What a native wouldn't write: the advice, and the pattern."""

TERMS = {
    "city stone": r"(?<![Cc]ity )(?<!Raffles )\bstones?\b",
    "Turn Order Bid": r"\b[Tt]urn order bid|\bTurn order Bid",
    "undo": r"\b[Tt]ake (?:it|that|them) back\b|\btake back\b|\btaken back\b",
    "privacy screen": r"\bcurtain\b",
    "hidden information": r"\b[Ss]ecrets?\b",
    "variation": r"\b[Ee]arlier lines\b",
    "move": r"\b[Aa]nswers?\b",
    "options": r"\b[Aa]greements?\b",
    "set-up": r"\bdeal\b",
    "bottleneck": r"\bwhat limits\b",
}
"""Words for which the glossary has another: the term, and the pattern."""


@cache
def texts() -> dict[str, None]:
    """All texts of the program, in order; read once, by the process that runs these tests."""
    return dict.fromkeys(sorted({form for text in read_catalogue().texts for form in (text.text, text.one) if form}))


def found_in(text: str, patterns: dict[str, str]) -> list[str]:
    """What is wrong with a text, each with the words in question."""
    plain = VALUE.sub("{}", TAG.sub("", text))
    return [f"{found[0]!r} ({advice})" for advice, pattern in patterns.items() if (found := re.search(pattern, plain))]


def test_texts_read_like_a_natives() -> None:
    faults = [f"{text}: {fault}" for text in texts() for fault in found_in(text, SHADOWS)]
    assert not faults, "\n".join(faults)


def test_texts_use_the_terms_of_the_glossary() -> None:
    faults = [f"{text}: {fault}" for text in texts() for fault in found_in(text, TERMS)]
    assert not faults, "\n".join(faults)


LENGTHS = {"because": 120, "because_counted": 120, "setToolTip": 60, "tip": 60, "QPushButton": 28, "push_button": 28}
"""The most letters of a text by the call that shows it."""
PROMPT, CARD = 90, 320
"""The most letters of a prompt, and of a card of the tutorial."""
STEPS = PACKAGE / "ui" / "games" / "indonesia" / "tutorial" / "first_game.py"

REWRITTEN: dict[str, str | None] = json.loads((Path(__file__).parent / "rewritten.json").read_text(encoding="utf-8"))
"""Texts that read like a translation, and those that say it now; None when nothing has to be said any more."""


def test_rewritten_texts_don_t_come_back() -> None:
    assert not {old for old, now in REWRITTEN.items() if now != old} & set(texts())
    assert not set(filter(None, REWRITTEN.values())) - set(texts())


def length(text: str) -> int:
    """The letters of a text, with a short word for each value."""
    return len(VALUE.sub("values", TAG.sub("", text).replace("&", "")))


@cache
def texts_of_calls(file: Path) -> tuple[tuple[str, str], ...]:
    """Each text of a file with the call that shows it."""
    return tuple(_texts_of_calls(file))


def _texts_of_calls(file: Path) -> Iterator[tuple[str, str]]:
    for call in nodes_of(file):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        for argument in call.args:
            texts = argument.args if isinstance(argument, ast.Call) and _is_text(argument) else [argument]
            yield from (
                (name, text.value) for text in texts if isinstance(text, ast.Constant) and isinstance(text.value, str)
            )


def _is_text(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in ("tr", "counted")


@pytest.mark.parametrize("call", LENGTHS)
def test_texts_are_short_enough_for_their_places(call: str) -> None:
    long = {
        text: length(text)
        for file in sorted(PACKAGE.rglob("*.py"))
        for name, text in texts_of_calls(file)
        if name == call and length(text) > LENGTHS[call] and text in texts()
    }
    assert not long


def test_cards_of_the_tutorial_can_be_read_at_a_glance() -> None:
    long = {text: length(text) for _, text in texts_of_calls(STEPS) if length(text) > CARD}
    assert not long


def test_prompts_say_what_to_do_in_a_line() -> None:
    long = {
        node.value: length(node.value)
        for file in sorted((PACKAGE / "ui" / "games" / "indonesia" / "texts").glob("*.py"))
        for function in nodes_of(file)
        if isinstance(function, ast.FunctionDef) and function.name.endswith("prompt")
        for node in ast.walk(function)
        if isinstance(node, ast.Constant) and node.value in texts() and length(node.value) > PROMPT
    }
    assert not long


PAGES = sorted(
    page
    for folder in (
        "resources/docs",
        "resources/rules/indonesia/en",
        "resources/rules/singapore/en",
        ".github",
        "packaging",
        "tests",
        "maps",
        ".",
    )
    for page in (ROOT / folder).glob("*.md" if folder == "." else "**/*.md")
    if len(page.suffixes) == 1  # others are translations
)
NO_PROSE = re.compile(r"^```.*?^```|`[^`\n]+`|\]\([^)]*\)|<[^<>]+>|^ {4,}\S.*$|https?://\S+", re.MULTILINE | re.DOTALL)
IN_PAGES = {
    advice: pattern
    for advice, pattern in SHADOWS.items()
    if advice not in ("contract it", "an en dash for a range", "one space")
}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_documents_read_like_a_natives(page: Path) -> None:
    prose = NO_PROSE.sub("", page.read_text(encoding="utf-8"))
    faults = [f"{line.strip()}: {fault}" for line in prose.splitlines() for fault in found_in(line, IN_PAGES)]
    assert not faults, "\n".join(faults)
