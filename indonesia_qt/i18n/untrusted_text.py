"""Text from files and from others, made fit to be read on one line."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

LONGEST = 400
"""Letters."""
LONGEST_NAME, LONGEST_WORD = 60, 24
"""Letters of a name in a sentence, and of a word that a line of a panel has room for."""

_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""Scripts such as Persian need them, and they neither hide nor move other letters."""
_UNSEEN_CATEGORIES = "Cc", "Cf", "Cs", "Zl", "Zp"
_BLANK = {
    *map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x2800, 0x3164, 0xFFA0, 0x13441, 0x13442, 0x16FE4)),
    *map(chr, (0x1D159, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9))),
    *map(chr, range(0xE0000, 0xE1000)),
}
"""Signs that aren't seen although their categories are those of others: fillers, blanks, variation selectors, tags."""
_JOINED_SCRIPTS = {
    *("ADLAM", "ARABIC", "BALINESE", "BENGALI", "DEVANAGARI", "GUJARATI", "GURMUKHI", "HANIFI", "JAVANESE", "KANNADA"),
    *("KHMER", "MALAYALAM", "MANDAIC", "MONGOLIAN", "MYANMAR", "NKO", "ORIYA", "SINHALA", "SUNDANESE", "SYRIAC"),
    *("TAMIL", "TELUGU", "TIBETAN"),
}
"""The scripts in which joiners say how letters are written, as the names of their signs begin."""


def is_seen(sign: str) -> bool:
    """Return whether a sign can be seen, alone or on the one before it; white space counts as seen."""
    return sign.isspace() or (unicodedata.category(sign) not in _UNSEEN_CATEGORIES and sign not in _BLANK)


def has_stray_joiner(text: str) -> bool:
    r"""Return whether a joiner stands anywhere but behind a sign of a script that needs it.

    >>> has_stray_joiner("A\u200dna"), has_stray_joiner("می\u200cخواهم")
    (True, False)
    """
    return any(
        sign in _JOINERS and unicodedata.name(before, "").split(" ")[0] not in _JOINED_SCRIPTS
        for before, sign in pairwise(f" {text}")
    )


def look(text: str) -> str:
    r"""Return a text in the form in which it is compared: equal for texts that look the same.

    Letters in other forms become the usual ones (NFKC), white space one space, and what isn't seen is left out.

    >>> look(" Ana\u200d\u00a0 \uff22 ") == look("Ana B")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", "".join(filter(is_seen, text))).split())


def visible(text: str) -> str:
    r"""Return `text` with a sign in place of each character that can't be seen but changes what is seen.

    Line breaks and tabs become spaces. Other controls, invisible format characters (among them those that change the
    direction of text) and lone surrogates become U+FFFD, the replacement character.

    >>> visible("Bali\u202e, Java\n")
    'Bali�, Java '
    """
    return text if text.isprintable() else "".join(map(_visible_sign, text))


def _visible_sign(sign: str) -> str:
    if unicodedata.category(sign) not in _UNSEEN_CATEGORIES or sign in _JOINERS:
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
