"""Text from files and from others, made fit to be read on one line."""

from __future__ import annotations

import unicodedata

LONGEST = 400
"""Letters."""
LONGEST_NAME, LONGEST_WORD = 60, 24
"""Letters of a name in a sentence, and of a word that a line of a panel has room for."""

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
    r"""Return the beginning of a text on one line.

    >>> one_line("  Two\nlines ")
    'Two lines'
    """
    line = " ".join(visible(text[: LONGEST + 1]).split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "\N{HORIZONTAL ELLIPSIS}"


def shortened(name: str, longest: int = LONGEST_NAME) -> str:
    """Return `name` with an ellipsis within each word, and within the whole, that has too many letters for a panel.

    The whole keeps `longest` letters. The ends stay: many names of places differ there only.

    >>> shortened("Kepulauan Sunda Kecil", longest=12)
    'Kepulau…ecil'
    """
    return _middle_left_out(" ".join(_middle_left_out(word, LONGEST_WORD) for word in name.split(" ")), longest)


def _middle_left_out(text: str, most: int) -> str:
    end = most // 3
    return text if len(text) <= most else f"{text[: most - end - 1]}\N{HORIZONTAL ELLIPSIS}{text[-end:]}"
