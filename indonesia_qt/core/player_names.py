"""The names of players: which ones can be used, and how names that look the same are numbered."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import count

from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import has_stray_joiner, look, one_line

LONGEST_NAME = 20
"""Letters of a player's name."""


def shown(name: str) -> str:
    """Return a name as it is shown, whatever a saved game has: on one line and not too long."""
    return one_line(name)[:LONGEST_NAME].rstrip() or "?"


def why_unfit(name: str) -> str | None:
    """Return why nobody can be called so; None for a name that can be seen, and has no more than is seen."""
    if not _has_letter(name):
        return tr("A player’s name needs a letter or a digit that can be seen.")
    if has_stray_joiner(name):
        return tr("The name “{name}” has an invisible joiner that its letters don’t need.", name=one_line(name))
    return None


def _has_letter(name: str) -> bool:
    return any(unicodedata.category(sign)[0] in "LN" for sign in look(name))


def look_alike(names: Sequence[str]) -> bool:
    r"""Return whether two of the names look the same.

    >>> look_alike(["Ana", "Ana\u200b"]), look_alike(["Ana", "Budi"])
    (True, False)
    """
    return len({look(name) for name in names}) < len(names)


def made_apart(names: Sequence[str]) -> tuple[str, ...]:
    r"""Return the names as they are shown, without what isn't seen, and a number where that isn't enough.

    >>> made_apart(["Ana", "Ana\u200b", "Ana 2", "\u200b"])
    ('Ana', 'Ana 3', 'Ana 2', '? 1')
    """
    every, earlier, found = set(map(look, names)), set[str](), list[str]()
    for name in names:
        text, is_seen = shown(name if why_unfit(name) is None else look(name)), _has_letter(name)
        if not is_seen or not earlier.isdisjoint((look(name), look(text))):
            numbered = (f"{shown(look(name))[: LONGEST_NAME - 2]} {number}" for number in count(1 + is_seen))
            text = next(one for one in numbered if look(one) not in every | earlier)
        earlier |= {look(name), look(text)}
        found.append(text)
    return tuple(found)
