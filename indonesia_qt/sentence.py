"""Text from files and from others, made fit to be read on one line."""

from __future__ import annotations

import unicodedata

LONGEST = 400
"""Letters."""

_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""Scripts such as Persian need them, and they neither hide nor move other letters."""


def visible(text: str) -> str:
    r"""Return `text` with a sign in place of each character that can't be seen but changes what is seen.

    Line breaks and tabs become spaces. Other controls, invisible format characters (among them those that change the
    direction of text) and lone surrogates become U+FFFD, the replacement character.

    >>> visible("Bali\u202e, Java\n")
    'Bali�, Java '
    """
    return text if text.isprintable() else "".join(map(_visible_sign, text))


def _visible_sign(sign: str) -> str:
    if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Zl", "Zp") or sign in _JOINERS:
        return sign
    return " " if sign.isspace() else "\N{REPLACEMENT CHARACTER}"


def one_line(text: str) -> str:
    """The beginning of a text on one line."""
    line = " ".join(visible(text[: LONGEST + 1]).split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "\N{HORIZONTAL ELLIPSIS}"
