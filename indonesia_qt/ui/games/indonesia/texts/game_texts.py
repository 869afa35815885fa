"""The words of a game at its table: its events as sentences and messages, its questions as prompts, its moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple

from indonesia_qt.core.flow import Event, Question
from indonesia_qt.core.timeline import Moment
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import present_phase
from indonesia_qt.i18n.text import counted, enumerated, figure, listed, paragraph, tr
from indonesia_qt.ui.games.indonesia.texts import prompts
from indonesia_qt.ui.games.indonesia.texts.names import Names, kind_within, phase_name, rupiah, track_name


def sentence(names: Names, event: Event) -> str:
    """What happened."""
    say: Callable[[Names, Any], str] = SENTENCES[type(event)]
    return say(names, event)


def _bid_placed(w: Names, e: ev.BidPlaced) -> str:
    player, amount = w.seats[e.seat], rupiah(e.amount)
    if e.strength == e.amount:
        return tr("{player} bids {amount}.", player=player, amount=amount)
    strength = figure(e.strength)
    return tr("{player} bids {amount}, which counts {strength}.", player=player, amount=amount, strength=strength)


def _left(w: Names, e: ev.BidderLeft) -> str:
    if e.reason is None:
        return tr("{player} passes.", player=w.seats[e.seat])
    return tr("{player} passes: {reason}", player=w.seats[e.seat], reason=e.reason)


def _delivered(w: Names, e: ev.GoodDelivered) -> str:
    return counted(
        len(e.route),
        "{company} sells {good} to {city} for {price}; {line} carries it with {n} ship for {fee}.",
        "{company} sells {good} to {city} for {price}; {line} carries it with {n} ships for {fee}.",
        company=w.company(e.company),
        good=kind_within(e.good),
        city=w.place(e.city),
        price=rupiah(e.price),
        line=w.company(e.line),
        fee=rupiah(e.fee),
    )


def _announced(w: Names, e: ev.MergerAnnounced) -> str:
    return tr(
        "{player} announces the merger of {first} with {second} and bids {bid}.",
        player=w.seats[e.seat],
        first=w.company(e.first),
        second=w.company(e.second),
        bid=rupiah(e.bid),
    )


def _merged(w: Names, e: ev.MergerDone) -> str:
    return tr(
        "{player} merges {first} with {second} for {bid}; paid out: {shares}.",
        player=w.seats[e.winner],
        first=w.company(e.first),
        second=w.company(e.second),
        bid=rupiah(e.bid),
        shares=listed([f"{w.seats[seat]} {rupiah(share)}" for seat, share in e.shares]),
    )


def _created(w: Names, e: ev.SiapFajiCreated) -> str:
    return counted(
        e.areas,
        "{company} makes siap faji in {n} area.",
        "{company} makes siap faji in {n} areas.",
        company=w.company(e.company),
    )


def _researched(w: Names, e: ev.Researched) -> str:
    player, track, effect = w.seats[e.seat], track_name(e.track), w.track(e.track, e.step)
    if e.seat == e.player:
        return tr(
            "{player} researches {track} {step}: {effect}.", player=player, track=track, step=e.step, effect=effect
        )
    return tr(
        "{player} researches {track} {step} for {other}: {effect}.",
        player=player,
        track=track,
        step=e.step,
        other=w.seats[e.player],
        effect=effect,
    )


def _expanded(w: Names, e: ev.Expanded) -> str:
    company, area = w.company(e.company), w.place(e.area)
    if not e.cost:
        return tr("{company} expands to {area}.", company=company, area=area)
    return tr("{company} expands to {area} for {price}.", company=company, area=area, price=rupiah(e.cost))


def _removed(w: Names, e: ev.GoodRemoved) -> str:
    gone = tr("{company} gives up {area}.", company=w.company(e.company), area=w.place(e.area))
    return paragraph(gone, str(e.reason or ""))


def _operated(w: Names, e: ev.CompanyOperated) -> str:
    done = tr("{player} operates {company}.", player=w.seats[e.seat], company=w.company(e.company))
    return paragraph(done, str(e.reason or ""))


def _earned(w: Names, e: ev.EarningsCollected) -> str:
    earned = enumerated(f"{w.seats[seat]} {rupiah(amount)}" for seat, amount in enumerate(e.earnings))
    return tr("Earnings: {earned}.", earned=earned)


def _ended(w: Names, e: ev.GameEnded) -> str:
    winner = tr("{player} wins with {money}.", player=w.seats[e.winner], money=rupiah(e.money[e.winner]))
    return paragraph(tr("The game is over."), str(e.reason), winner)


SENTENCES: dict[type[Event], Callable[[Names, Any], str]] = {
    ev.YearBegan: lambda w, e: tr("Year {year}", year=e.year),
    ev.PhaseBegan: lambda w, e: phase_name(e.phase),
    ev.Skipped: lambda w, e: tr("{player} is skipped: {reason}", player=w.seats[e.seat], reason=e.reason),
    ev.Passed: lambda w, e: tr("{player} passes.", player=w.seats[e.seat]),
    ev.EraBegan: lambda w, e: tr("Era {era} begins.", era=ERAS[e.era].upper()),
    ev.CityPlaced: lambda w, e: tr("{player} builds a city in {area}.", player=w.seats[e.seat], area=w.place(e.area)),
    ev.CardDiscarded: lambda w, e: tr(
        "{player} discards the city card {card}: {reason}", player=w.seats[e.seat], card=w.card(e.card), reason=e.reason
    ),
    ev.DeedsLaidOut: lambda w, e: tr("Deeds to acquire: {deeds}.", deeds=w.places(e.deeds)),
    ev.DeedDiscarded: lambda w, e: tr("The deed {deed} is discarded: {reason}", deed=w.place(e.deed), reason=e.reason),
    ev.BidPlaced: _bid_placed,
    ev.OrderDecided: lambda w, e: tr("Order of play: {order}.", order=enumerated(w.seats[seat] for seat in e.order)),
    ev.MergerAnnounced: _announced,
    ev.BidRaised: lambda w, e: tr("{player} bids {amount}.", player=w.seats[e.seat], amount=rupiah(e.bid)),
    ev.BidderLeft: _left,
    ev.MergerDone: _merged,
    ev.GoodRemoved: _removed,
    ev.SiapFajiCreated: _created,
    ev.CompanyStarted: lambda w, e: tr(
        "{player} starts {company} at {place}.",
        player=w.seats[e.seat],
        company=w.company(e.company),
        place=w.place(e.place),
    ),
    ev.Researched: _researched,
    ev.CompanyOperated: _operated,
    ev.ShipPlaced: lambda w, e: tr("{company} adds a ship in {sea}.", company=w.company(e.company), sea=w.place(e.sea)),
    ev.GoodDelivered: _delivered,
    ev.NothingDelivered: lambda w, e: paragraph(
        tr("{company} sells nothing.", company=w.company(e.company)), str(e.reason)
    ),
    ev.Expanded: _expanded,
    ev.EarningsCollected: _earned,
    ev.CityGrew: lambda w, e: tr("The city in {area} grows to size {size}.", area=w.place(e.area), size=e.size),
    ev.NoStoneLeft: lambda w, e: tr(
        "No stone of size {size} is left for {areas}.", size=e.size, areas=w.places(e.areas)
    ),
    ev.GameEnded: _ended,
}


class GameTexts(Names):
    """Says what happens in a game, and what is asked."""

    def sentence(self, event: Event) -> str:
        """What happened, for the log."""
        return sentence(self, event)

    def prompt(self, asked: Question[Any], s: State) -> str:
        """What the player who is asked has to do."""
        return prompts.prompt(self, asked, s)


class Notification(NamedTuple):
    """A sentence; `kind` is the preference that says whether it is told."""

    kind: str
    text: str


def notifications(
    words: GameTexts, events: Sequence[Event], after: State, actor: int, people: Collection[int]
) -> Iterator[Notification]:
    """What `people` are told of the events that a decision of `actor` brought; all of it may be known by everybody."""
    for seat, amount in _money(events, after).items():
        if seat in people and seat != actor and amount:
            yield Notification("tell_money", _money_moved(words, seat, amount, actor))
    for event in events:
        if isinstance(event, ev.EraBegan):
            yield Notification("tell_era", words.sentence(event))
    grown = [words.growth(event) for event in events if isinstance(event, ev.CityGrew)]
    if grown:
        yield Notification("tell_growth", tr("Cities grow: {cities}.", cities=enumerated(grown)))
    for event in events:
        if isinstance(event, ev.Skipped) and event.seat in people:
            yield Notification("tell_skip", words.sentence(event))


def _money_moved(words: GameTexts, seat: int, amount: int, actor: int) -> str:
    return tr(
        "{player} gains {amount} by what {other} does."
        if amount > 0
        else "{player} pays {amount} by what {other} does.",
        player=words.seats[seat],
        amount=rupiah(abs(amount)),
        other=words.seats[actor],
    )


def _money(events: Sequence[Event], after: State) -> Counter[int]:
    """What each seat got less what it paid, by mergers and for ships."""
    changed: Counter[int] = Counter()
    for event in events:
        if isinstance(event, ev.MergerDone):
            for owner, share in event.shares:
                changed[owner] += share
                changed[event.winner] -= share
        elif isinstance(event, ev.GoodDelivered):
            changed[after.companies[event.line].owner] += event.fee
            changed[after.companies[event.company].owner] += event.price - event.fee
    return changed


def phase_in_words(position: State) -> str:
    """The name of the phase of a position; empty when the game is over."""
    phase = present_phase(position)
    return phase_name(phase) if phase else ""


def date(position: State) -> tuple[int, str]:
    """The year and the name of the phase of a position; no name when the game is over."""
    return position.year, phase_in_words(position)


def moment_in_words(words: GameTexts, moment: Moment, at: int) -> str:
    """A moment of the game, which `at` decisions came before."""
    asked = "" if moment.seat is None else words.seats[moment.seat]
    year, decision = tr("Year {year}", year=moment.year), tr("decision {number}", number=figure(at + 1))
    return " \N{MIDDLE DOT} ".join(filter(None, (year, moment.phase, asked, decision)))
