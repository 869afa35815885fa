"""Parts of texts that several phases share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from indonesia_qt.games.indonesia.bots.year_gain import YearGain
from indonesia_qt.games.indonesia.rules.events import Skipped
from indonesia_qt.games.indonesia.rules.phases.acquisitions import NO_FREE_SLOT
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import Pattern, clauses, counted, enumerated, figure, listed, paragraph, tr
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, rupiah, signed_rupiah


def named(names: Sequence[str], few: Callable[[str], str], many: Callable[[int], str]) -> str:
    """Return a clause with up to two things by their names, or with more by their number; empty for none."""
    if not names:
        return ""
    return many(len(names)) if len(names) > 2 else few(listed(names))


def reaches(words: Names, cities: Collection[str]) -> str:
    """Return a clause with the cities that a company reaches."""
    return named(
        sorted(map(words.place, cities)),
        lambda names: tr("reaches {cities}", cities=names),
        lambda n: counted(n, "reaches {n} city", "reaches {n} cities"),
    )


def serves(companies: Sequence[str]) -> str:
    """Return a clause with the companies that ships serve."""
    return named(
        companies,
        lambda names: tr("serves {companies}", companies=names),
        lambda n: counted(n, "serves {n} company", "serves {n} companies"),
    )


def gains_a_year(words: Names, view: State, seat: int, gain: YearGain) -> str:
    """Return a clause with what a seat and others gain in a year, and the goods that it sells; empty if nobody does."""
    if not any(gain.earned):
        return ""
    others = others_gain(words, view, seat, gain)
    return clauses(own_gain(seat, gain), tr("others: {gains}", gains=others) if others else "")


def own_gain(seat: int, gain: YearGain) -> str:
    """Return a clause with what a seat gains in a year, and the goods that it then sells more or fewer."""
    if not gain.earned[seat]:
        return tr("nothing more for you")
    sold = gain.sold[seat].items()
    more = listed([amount_of(number, kind) for kind, number in sold if number > 0])
    fewer = listed([amount_of(-number, kind) for kind, number in sold if number < 0])
    values = {"sum": signed_rupiah(gain.earned[seat]), "more": more, "fewer": fewer}
    if more and fewer:
        return tr("you {sum} a year, selling {more} instead of {fewer}", **values)
    if more:
        return tr("you {sum} a year, selling {more} more", **values)
    return tr("you {sum} a year, selling {fewer} fewer", **values) if fewer else tr("you {sum} a year", **values)


def others_gain(words: Names, view: State, seat: int, gain: YearGain) -> str:
    """Return what each other player gains in a year, and sells more: "Budi −20 Rp, Citra +5 Rp (1 rice)"."""
    parts = []
    for other in view.order:
        if other != seat and gain.earned[other]:
            sum_ = f"{words.seats[other]}\N{NO-BREAK SPACE}{signed_rupiah(gain.earned[other])}"
            goods = listed([amount_of(number, kind) for kind, number in gain.sold[other].items() if number > 0])
            parts.append(tr("{gain} ({goods})", gain=sum_, goods=goods) if goods else sum_)
    return enumerated(parts)


def lost(words: Names, deeds: Sequence[str]) -> str:
    """Return a clause with the deeds that nobody can start any more; empty without any."""
    if not deeds:
        return ""
    return counted(
        len(deeds),
        "discards the deed {deeds}",
        "discards the deeds {deeds}",
        deeds=enumerated(map(words.company, deeds)),
    )


def amounts(first: int, last: int) -> str:
    """Return an amount of money in rupiah, or the range from `first` to `last`."""
    if first == last:
        return rupiah(first)
    return tr("{first} to {last}", "amounts", first=figure(first), last=rupiah(last))


def at_place(words: Names, texts: tuple[str, str], first: str, last: str) -> str:
    """Return the first of `texts` for a single place, which it names, or the second for one of several."""
    here, somewhere = texts
    return tr(here, place=words.place(first)) if first == last else tr(somewhere)


def with_reason(text: Pattern) -> Callable[[Names, Any], str]:
    """Return what says a kept text of an event, and after it the event's reason if it has one."""
    return lambda words, event: paragraph(words.say(text, event), words.reason(event.reason))


def why_skipped(words: Names, event: Skipped) -> str:
    """Return in plain words why a player isn't asked, said to the player."""
    if event.reason == NO_FREE_SLOT:
        return tr("All your company slots are taken.")
    first = tr("No merger to announce yet.") if event.reason.rule == "R-MER-03" else ""
    return paragraph(first, words.reason(event.reason))


def company_kind(view: State, id: str) -> str:
    """Return the kind of a company, or of the company that a deed allows."""
    company = view.companies.get(id)
    return company.kind if company else view.scenario.deeds[id].kind
