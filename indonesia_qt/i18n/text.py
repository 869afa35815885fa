"""The texts that a player reads: English in the sources, another language when a translator is in use.

A text is a whole sentence or label with places for values, never put together from halves: `tr("Bid {amount}",
amount=…)`. What is counted is said twice, for one and for many, and a language may know more forms than these two:
`counted(2, "{n} ship", "{n} ships")`. A text that is only kept for later, as in a table of names, is marked with
`phrase` where it stands, so that translators get it, and goes through `tr` where it is shown; a kept text with values
is a `Term`, and the name of a place, which maps translate themselves, a `PlaceName`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from string import Formatter
from typing import NamedTuple, Protocol, TypeAlias


class Translator(Protocol):
    """Gives a text in another language."""

    @property
    def language(self) -> str:
        """The code of the language, such as "de" or "pt-BR"."""
        ...

    def translate(self, text: str, meaning: str, number: int | None) -> str:
        """Return the translation of `text`, in the form for `number` of what is counted; "" when there is none.

        Equal texts with different meanings differ in `meaning`. A counted text is asked for by its form for many.
        """
        ...


class English:
    """The language of the sources: nothing to translate."""

    language = "en"

    def translate(self, text: str, meaning: str, number: int | None) -> str:  # noqa: ARG002
        """Return "": nothing needs a translation."""
        return ""


CAPITAL = "A"
"""Has a value begin with a capital, where a translation has it as `{name:A}`."""


class _Value(str):
    """A value of a text."""

    def __format__(self, form: str) -> str:
        return capitalised(self) if form == CAPITAL else super().__format__(form)


class _InUse:
    translator: Translator = English()


def speak(translator: Translator) -> None:
    """Use this translator for all texts from now on; `English()` goes back to the sources."""
    _InUse.translator = translator


def translator() -> Translator:
    """Return the translator in use."""
    return _InUse.translator


def language() -> str:
    """Return the code of the language in use, such as "de" or "pt-BR"."""
    return _InUse.translator.language


def tr(text: str, meaning: str = "", /, **values: object) -> str:
    """Translate a text into the language in use, with its values.

    Equal texts with different meanings ("Bid": a verb or a sum) differ in `meaning`.

    >>> tr("Bid {amount}", amount=12)
    'Bid 12'
    """
    if isinstance(text, LazyText):
        return text.translated()
    found = _InUse.translator.translate(text, meaning, None) or text
    return _filled(found, values) if values else found


def counted(n: int, one: str, many: str, meaning: str = "", /, **values: object) -> str:
    """Translate the text for `n` of something; the number stands at `{n}`.

    >>> counted(1, "{n} ship", "{n} ships"), counted(1250, "{n} ship", "{n} ships")
    ('1 ship', '1,250 ships')
    """
    found = _InUse.translator.translate(many, meaning, n) or (one if n == 1 else many)
    return _filled(found, {"n": figure(n), **values})


def _filled(text: str, values: dict[str, object]) -> str:
    if f":{CAPITAL}}}" in text:
        values = {name: _Value(value) for name, value in values.items()}
    return text.format(**values)


def phrase(text: str, meaning: str = "", /) -> str:  # noqa: ARG001
    """Return the text itself, marked for translators: `tr` translates it where it is shown."""
    return text


class Forms(NamedTuple):
    """A counted text that is kept: its forms for one and for many, and the name of the value that is counted."""

    one: str
    many: str
    by: str


def forms(one: str, many: str, by: str = "number") -> Forms:
    """Return a counted text, marked for translators; `say` says it with the value called `by` at `{n}`."""
    return Forms(one, many, by)


class Whether(NamedTuple):
    """A kept text that depends on whether the value called `by` is true, or more than none.

    So `Whether("fee", phrase("for {fee}"), phrase("for free"))` says what something costs.
    """

    by: str
    yes: Pattern
    no: Pattern


Pattern: TypeAlias = str | Forms | Whether
"""A text that is kept with the names of its values, for `say`."""


def say(text: Pattern, values: Mapping[str, object]) -> str:
    """Translate a kept text, and fill in those of the values that stand in it; others aren't asked for.

    Raises `KeyError` when one of its values is missing.

    >>> say(forms("{n} ship for {fee}", "{n} ships for {fee}"), {"number": 2, "fee": 10, "place": "Bali"})
    '2 ships for 10'
    >>> say(Whether("fee", phrase("{place} for {fee}"), phrase("{place} for free")), {"fee": 0, "place": "Bali"})
    'Bali for free'
    """
    if isinstance(text, Whether):
        return say(text.yes if values[text.by] else text.no, values)
    if isinstance(text, Forms):
        named = {name: values[name] for name in names_in(text.many) if name != "n"}
        return counted(int(str(values[text.by])), text.one, text.many, **named)
    return tr(text, **{name: values[name] for name in names_in(text)})


@lru_cache(maxsize=512)
def names_in(text: str) -> tuple[str, ...]:
    """Return the names of the values that stand in a text.

    >>> names_in("{player} bids {amount:A}.")
    ('player', 'amount')
    """
    return tuple(name for _, name, _, _ in Formatter().parse(text) if name is not None)


class LazyText(str):
    """A text that is kept, and that `tr` translates each time it is shown."""

    def translated(self) -> str:
        """Return the text in the language in use."""
        raise NotImplementedError


class Term(LazyText):
    """A text with values that is kept, such as the name of a company: a string in English, which `tr` translates.

    Its values may be phrases or names, which are translated, too.

    >>> term = Term("{province} {good}", "company", province="Bali", good="rice")
    >>> term == "Bali rice", term.text
    (True, '{province} {good}')
    """

    text: str
    meaning: str
    values: dict[str, str]

    def __new__(cls, text: str, meaning: str = "", /, **values: str) -> Term:
        """Make the English text, which remembers what it was made of."""
        self = super().__new__(cls, text.format(**values))
        self.text, self.meaning, self.values = text, meaning, values
        return self

    def translated(self) -> str:
        """Return the text in the language in use."""
        return tr(self.text, self.meaning, **{key: tr(value) for key, value in self.values.items()})


class PlaceName(LazyText):
    """The name of a place as its map has it; `tr` gives the one that speakers of the language in use call it by."""

    others: dict[str, str]

    def __new__(cls, name: str, others: Iterable[tuple[str, str]] = ()) -> PlaceName:
        """Make a name; `others` are the names in other languages, each after the code of its language."""
        self = super().__new__(cls, name)
        self.others = dict(others)
        return self

    def translated(self) -> str:
        """Return the name in the language in use, or in that without its region, or else as the map has it."""
        code = language()
        return self.others.get(code) or self.others.get(code.partition("-")[0]) or str(self)


def figure(value: float, digits: int = 0) -> str:
    """Write a number as in the language in use, with `digits` decimals.

    >>> figure(1250), figure(-3.5, 1)
    ('1,250', '−3.5')
    """
    return _in_signs_of_language(f"{value:,.{digits}f}")


def signed(value: int) -> str:
    """Write a number that is added, with its sign.

    >>> signed(1250), signed(-30), signed(0)
    ('+1,250', '−30', '+0')
    """
    return _in_signs_of_language(f"{value:+,}")


def short_figure(value: float) -> str:
    """Write a number in at most four digits.

    >>> short_figure(1250), short_figure(0.12345)
    ('1,250', '0.1235')
    """
    return _in_signs_of_language(f"{value:,.4g}")


def rounded_figure(value: float, digits: int = 1) -> str:
    """Write a number with `digits` decimals, without those at its end that are 0.

    >>> rounded_figure(1250.0), rounded_figure(-3.5), rounded_figure(0.25, 2)
    ('1,250', '−3.5', '0.25')
    """
    return _in_signs_of_language(f"{value:,.{digits}f}".rstrip("0").rstrip("."))


def _in_signs_of_language(number: str) -> str:
    signs = {",": tr(",", "between thousands"), ".": tr(".", "before decimals"), "-": "\N{MINUS SIGN}"}
    return "".join(signs.get(sign, sign) for sign in number)


def listed(things: Sequence[str]) -> str:
    """Join several things to one phrase.

    >>> listed(["Ana", "Budi", "Citra"])
    'Ana, Budi and Citra'
    """
    if len(things) < 2:
        return "".join(things)
    return tr("{others} and {last}", "list", others=enumerated(things[:-1]), last=things[-1])


def either(things: Sequence[str]) -> str:
    """Join several things, of which one is meant, to one phrase.

    >>> either(["Ana", "Budi", "Citra"])
    'Ana, Budi or Citra'
    """
    if len(things) < 2:
        return "".join(things)
    return tr("{others} or {last}", "list", others=enumerated(things[:-1]), last=things[-1])


def enumerated(things: Iterable[str]) -> str:
    """Join things one after the other.

    >>> enumerated(["Ana", "Budi", "Citra"])
    'Ana, Budi, Citra'
    """
    return tr(", ", "between the things of a list").join(things)


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Return a question for the known name that is most like an unknown one; empty when none is.

    >>> did_you_mean("meduim", ["easy", "medium"]), did_you_mean("x", ["easy", "medium"])
    ('Did you mean “medium”?', '')
    """
    return "".join(tr("Did you mean “{name}”?", name=one) for one in get_close_matches(name, known, n=1))


def shortened(names: Iterable[str]) -> str:
    """Join different names: of more than three only the first, and that there are others.

    >>> shortened(["Ana", "Budi", "Citra", "Budi"]), shortened(["Ana", "Budi", "Citra", "Dewi"])
    ('Ana, Budi, Citra', 'Ana, Budi, Citra and others')
    """
    different = list(dict.fromkeys(names))
    most = 3
    if len(different) > most:
        return tr("{names} and others", names=enumerated(different[:most]))
    return enumerated(different)


def clauses(*parts: str) -> str:
    """Join those of the parts of a sentence that say something.

    >>> clauses("serves Bali rice A", "", "the last ship of this year")
    'serves Bali rice A; the last ship of this year'
    """
    return tr("; ", "between the parts of a sentence").join(filter(None, parts))


def unbroken(text: str) -> str:
    r"""Return a text within which no line ends.

    >>> unbroken("12 land areas")
    '12\xa0land\xa0areas'
    """
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def with_sums_whole(text: str) -> str:
    r"""Return a text in which no line ends before a sum of money: its sign and the word before it stay with it.

    >>> with_sums_whole("costs £1")
    'costs\xa0£1'
    """
    for sign in "+\N{MINUS SIGN}":
        text = text.replace(f"{sign}£", f"{sign}\N{WORD JOINER}£")
    return text.replace(" £", "\N{NO-BREAK SPACE}£")


_AFTER_ARROW = re.compile("(?<=\N{RIGHTWARDS ARROW}) ")
_BEFORE_SHORT_END = re.compile(r" (?=\S{1,5}$)", re.MULTILINE)


def well_broken(text: str) -> str:
    r"""Return a text in which, besides, no line ends after an arrow, nor before a short last word.

    >>> well_broken("£5 \N{RIGHTWARDS ARROW} 2 of one good"), well_broken("You have 0.")
    ('£5 →\xa02 of one\xa0good', 'You have\xa00.')
    """
    arrows_kept = _AFTER_ARROW.sub("\N{NO-BREAK SPACE}", with_sums_whole(text))
    return _BEFORE_SHORT_END.sub("\N{NO-BREAK SPACE}", arrows_kept)


def capitalised(text: str) -> str:
    """Return a text with a capital letter at its beginning.

    >>> capitalised("take 2 bricks")
    'Take 2 bricks'
    """
    return text[:1].upper() + text[1:]


def as_sentence(reason: str) -> str:
    """Return a reason, such as the system's words for an error, as a sentence of its own.

    >>> as_sentence("no space left on device"), as_sentence("The disk is full.")
    ('No space left on device.', 'The disk is full.')
    """
    reason = capitalised(reason)
    return reason if not reason or reason[-1] in ".!?\N{HORIZONTAL ELLIPSIS}" else tr("{fact}.", fact=reason)


def paragraph(*sentences: str) -> str:
    """Join those of the sentences that say something."""
    return tr(" ", "between sentences").join(filter(None, sentences))


def _money(found: re.Match[str]) -> str:
    return tr("{amount} rupiah", amount=found[1] or "").strip() if "Rp" in found[0] else found[0]


SIGNS: dict[str, tuple[re.Pattern[str], Callable[[re.Match[str]], str]]] = {
    "Rp": (re.compile(r"(?:Rp\s?)?([−+]?\d(?:[\d.,’]*\d)?)(\s?Rp\b)?|\bRp\b"), _money),
    "→": (re.compile(r"(\S+)\s*→\s*(\S+)"), lambda found: tr("{start} to {end}", start=found[1], end=found[2])),
    "↔": (
        re.compile(r"([^:]*\S)\s*↔\s*([^;:]+)"),
        lambda found: tr("{one} to {other} or back", one=found[1], other=found[2]),
    ),
    "–": (re.compile(r"(\d)–(\d)"), lambda found: tr("{low} to {high}", low=found[1], high=found[2])),
    "•": (re.compile(r"•+"), lambda _: tr("hidden")),
    "·": (re.compile(r"\s*·\s*"), lambda _: ", "),
}
"""Signs that a voice leaves out or calls by their names, where they are found, and what they stand for there."""


def aloud(text: str) -> str:
    """Return a text as it is read to somebody, with words for the signs that only eyes understand.

    >>> aloud("Slots 1 → 2 · 25 Rp, 2–5 ships · •••")
    'Slots 1 to 2, 25 rupiah, 2 to 5 ships, hidden'
    >>> aloud("Rp a year: you +20")
    'rupiah a year: you +20'
    >>> aloud("Syndicate (goods): 4 any ↔ £6; illegal")
    'Syndicate (goods): 4 any to £6 or back; illegal'
    >>> aloud("Market; 1 any ↔ 2 bricks, 1 cloth")
    'Market; 1 any to 2 bricks, 1 cloth or back'
    """
    for sign, (pattern, words) in SIGNS.items():
        if sign in text:
            text = pattern.sub(words, text)
    return text


def labelled(name: str, text: str) -> str:
    """Put before a text what it is about; "" is nothing.

    >>> labelled("line 3", "The result is recorded twice.")
    'line 3: The result is recorded twice.'
    """
    return tr("{name}: {text}", name=name, text=text) if name else text
