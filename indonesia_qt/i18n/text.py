"""The texts that a player reads: English in the sources, another language when a translator is in use.

A text is a whole sentence or label with places for values, never put together from halves: `tr("Bid {amount}",
amount=…)`. What is counted is said twice, for one and for many, and a language may know more forms than these two:
`counted(2, "{n} ship", "{n} ships")`. A text that is only kept for later, as in a table of names, is marked with
`phrase` where it stands, so that translators get it, and goes through `tr` where it is shown; a kept text with values
is a `Term`, and the name of a place, which maps translate themselves, a `PlaceName`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol


class Translator(Protocol):
    """Gives a text in another language."""

    @property
    def language(self) -> str:
        """The code of the language, such as "de" or "pt-BR"."""
        ...

    def translate(self, text: str, meaning: str, number: int | None) -> str:
        """The translation of `text`, in the form for `number` of what is counted; "" when there is none.

        `meaning` tells apart equal texts that mean different things. What is counted is asked for by its text for many.
        """
        ...


class English:
    """The language of the sources: nothing to translate."""

    language = "en"

    def translate(self, text: str, meaning: str, number: int | None) -> str:  # noqa: ARG002
        """No translation."""
        return ""


class _InUse:
    translator: Translator = English()


def speak(translator: Translator) -> None:
    """Use this translator for all that is said from now on; `English()` goes back to the sources."""
    _InUse.translator = translator


def translator() -> Translator:
    """The translator in use."""
    return _InUse.translator


def language() -> str:
    """The code of the language in use, such as "de" or "pt-BR"."""
    return _InUse.translator.language


def tr(text: str, meaning: str = "", /, **values: object) -> str:
    """A text in the language in use, with its values; `meaning` tells apart equal texts ("Bid": a verb or a sum)."""
    if isinstance(text, LazyText):
        return text.translated()
    found = _InUse.translator.translate(text, meaning, None) or text
    return found.format(**values) if values else found


def counted(n: int, one: str, many: str, meaning: str = "", /, **values: object) -> str:
    """The text for `n` of something, which stands at `{n}`: "1 ship", "2 ships"."""
    found = _InUse.translator.translate(many, meaning, n) or (one if n == 1 else many)
    return found.format(n=figure(n), **values)


def phrase(text: str, meaning: str = "", /) -> str:  # noqa: ARG001
    """The text itself, marked for translators: `tr` translates it where it is shown."""
    return text


class LazyText(str):
    """A text that is kept, and that `tr` tells anew."""

    def translated(self) -> str:
        """The text in the language in use."""
        raise NotImplementedError


class Term(LazyText):
    """A text with values that is kept, such as the name of a company: a string in English, told anew by `tr`.

    Its values may be phrases or names, which are translated, too.
    """

    text: str
    meaning: str
    values: dict[str, str]

    def __new__(cls, text: str, meaning: str = "", /, **values: str) -> Term:
        """The English, which knows what it was made of."""
        self = super().__new__(cls, text.format(**values))
        self.text, self.meaning, self.values = text, meaning, values
        return self

    def translated(self) -> str:
        """The text in the language in use."""
        return tr(self.text, self.meaning, **{key: tr(value) for key, value in self.values.items()})


class PlaceName(LazyText):
    """The name of a place as its map has it, told by `tr` as those say it who speak the language in use."""

    others: dict[str, str]

    def __new__(cls, name: str, others: Iterable[tuple[str, str]] = ()) -> PlaceName:
        """The name, and what it is in other languages by their codes."""
        self = super().__new__(cls, name)
        self.others = dict(others)
        return self

    def translated(self) -> str:
        """The name in the language in use, or in that without its region, or else as the map has it."""
        code = language()
        return self.others.get(code) or self.others.get(code.partition("-")[0]) or str(self)


def figure(value: float, digits: int = 0) -> str:
    """A number as it is written in the language in use, with so many decimals: "1,250", "−3.5"."""
    return _in_signs_of_language(f"{value:,.{digits}f}")


def signed(value: int) -> str:
    """A number that is added: "+1,250", "−30"; nothing is "+0"."""
    return _in_signs_of_language(f"{value:+,}")


def short_figure(value: float) -> str:
    """A number in at most four digits: "1,250", "0.1234"."""
    return _in_signs_of_language(f"{value:,.4g}")


def _in_signs_of_language(number: str) -> str:
    signs = {",": tr(",", "between thousands"), ".": tr(".", "before decimals"), "-": "\N{MINUS SIGN}"}
    return "".join(signs.get(sign, sign) for sign in number)


def listed(things: Sequence[str]) -> str:
    """Several things as one phrase: "Ana, Budi and Citra"."""
    if len(things) < 2:
        return "".join(things)
    return tr("{others} and {last}", "list", others=enumerated(things[:-1]), last=things[-1])


def either(things: Sequence[str]) -> str:
    """One of several things as one phrase: "Ana, Budi or Citra"."""
    if len(things) < 2:
        return "".join(things)
    return tr("{others} or {last}", "list", others=enumerated(things[:-1]), last=things[-1])


def enumerated(things: Iterable[str]) -> str:
    """Things one after the other: "Ana, Budi, Citra"."""
    return tr(", ", "between the things of a list").join(things)


def clauses(*parts: str) -> str:
    """Those of the parts of a sentence that say something: "serves Bali rice A; the last ship of this year"."""
    return tr("; ", "between the parts of a sentence").join(filter(None, parts))


def paragraph(*sentences: str) -> str:
    """Those of the sentences that say something, one after the other."""
    return tr(" ", "between sentences").join(filter(None, sentences))
