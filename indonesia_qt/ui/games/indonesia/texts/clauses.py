"""Parts of texts that several phases share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import counted, figure, listed, tr
from indonesia_qt.ui.games.indonesia.texts.names import Names, rupiah


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


def amounts(first: int, last: int) -> str:
    """An amount of money, or the range of several."""
    if first == last:
        return rupiah(first)
    return tr("{first} to {last}", "amounts", first=figure(first), last=rupiah(last))


def at_place(words: Names, texts: tuple[str, str], first: str, last: str) -> str:
    """What is done at a place, or at one of several: `texts` are both."""
    here, somewhere = texts
    return tr(here, place=words.place(first)) if first == last else tr(somewhere)


def company_kind(view: State, id: str) -> str:
    """The kind of a company, or of the one that a deed allows."""
    company = view.companies.get(id)
    return company.kind if company else view.scenario.deeds[id].kind
