"""What is said of an answer, and what several of the phases say in the same words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from indonesia_qt.i18n.text import counted, listed, tr
from indonesia_qt.ui.games.indonesia.texts.names import Names


class ActionText(NamedTuple):
    """An answer as a button says it, what it leads to, and what it is about where the button doesn't say."""

    text: str
    leads_to: str = ""
    about: str = ""


def named(names: Sequence[str], few: Callable[[str], str], many: Callable[[int], str]) -> str:
    """What is said of up to two things by their names, and of more by their number."""
    if not names:
        return ""
    return many(len(names)) if len(names) > 2 else few(listed(names))


def reaches(words: Names, cities: Collection[str]) -> str:
    """The cities that a company reaches."""
    return named(
        sorted(map(words.place, cities)),
        lambda names: tr("reaches {cities}", cities=names),
        lambda n: counted(n, "reaches {n} city", "reaches {n} cities"),
    )


def serves(companies: Sequence[str]) -> str:
    """The companies that ships serve."""
    return named(
        companies,
        lambda names: tr("serves {companies}", companies=names),
        lambda n: counted(n, "serves {n} company", "serves {n} companies"),
    )


def lost(words: Names, deeds: Sequence[str]) -> str:
    """The deeds that nobody can start any more."""
    return tr("ends the deed {deeds}", deeds=words.places(deeds)) if deeds else ""
