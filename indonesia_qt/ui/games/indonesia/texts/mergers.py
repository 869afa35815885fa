"""Phase 3, Mergers, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from indonesia_qt.core.flow import Event, Pass
from indonesia_qt.games.indonesia.analysis.forecast import MergerForecast, merger_after
from indonesia_qt.games.indonesia.bots.merger_worth import MergerWorth
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Announce, GiveUp, Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid, shares
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import Whether, clauses, counted, figure, forms, labelled, paragraph, phrase, say, tr
from indonesia_qt.ui.games.indonesia.texts.clauses import amounts, at_place, company_kind, with_reason
from indonesia_qt.ui.games.indonesia.texts.names import Names, rupiah
from indonesia_qt.ui.table.game_texts import MONEY_MOVED
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi, Notice, OwnSound

NO_MERGER, NO_BID = phrase("Announce no merger"), phrase("Bid no more")
REMOVAL = phrase("Remove {place}"), phrase("Remove\N{HORIZONTAL ELLIPSIS}")


def announce(words: Names, view: State, asked: AnnounceMerger, action: Announce) -> ActionText:
    """Offer to announce a merger with a first bid."""
    forecast = merger_after(view, action)
    made = clauses(words.holding(forecast.company), _removal(forecast))
    return ActionText(
        tr("Announce and bid {amount}", amount=rupiah(action.bid)),
        _winning(view, asked.seat, forecast),
        labelled(_pair(words, action.first, action.second), made),
    )


def announce_group(words: Names, view: State, first: Announce, last: Announce) -> ActionGroupText:
    """Name the choice to announce a merger with some bid."""
    text = words.say(phrase("Merge {first} with {second}"), first)
    bids = tr("for {amount}", amount=amounts(first.bid, last.bid))
    return ActionGroupText(text, company_kind(view, first.first), bids)


def raise_bid(words: Names, view: State, asked: RaiseBid, action: Raise) -> ActionText:
    """Offer to bid more in an auction."""
    return ActionText(
        tr("Bid {amount}", amount=rupiah(action.bid)),
        _winning(view, asked.seat, merger_after(view, action)),
        _pair(words, asked.auction.first, asked.auction.second),
    )


def raise_group(words: Names, view: State, first: Raise, last: Raise) -> ActionGroupText:
    """Name the choice to bid some amount more, and what a single one costs if it wins."""
    asked: RaiseBid = view.stack[-1]
    paid = shares(view, asked.auction.first, asked.auction.second, first.bid)
    net = first.bid - sum(share for owner, share in paid if owner == asked.seat)
    return ActionGroupText(
        tr("Bid {amount}", amount=amounts(first.bid, last.bid)),
        about=tr("net cost {amount}", amount=rupiah(net)) if first == last else "",
    )


def _winning(view: State, seat: int, forecast: MergerForecast) -> str:
    return tr("{cash} left if you win", cash=rupiah(view.players[seat].cash + forecast.net(seat)))


def _removal(forecast: MergerForecast) -> str:
    gone = forecast.to_give_up + forecast.removed
    return counted(gone, "remove {n} area", "remove {n} areas") if gone else ""


def _pair(words: Names, first: str, second: str) -> str:
    return tr("{first} and {second}", "merger", first=words.company(first), second=words.company(second))


def pass_announcement(words: Names, view: State, asked: AnnounceMerger) -> ActionText:
    """Offer not to announce a merger."""
    return ActionText(tr(NO_MERGER), tr("pass for now"))


def announcement_prompt(words: Names, view: State, asked: AnnounceMerger) -> str:
    """Ask for a merger, or say that the player can't afford one where his cash isn't hidden."""
    if view.players[asked.seat].secret or asked.pairs(view):
        return tr("Announce a merger of two companies, or pass. The phase ends when everyone passes in a row.")
    return tr("You can’t afford any merger: you can only pass.")


def auction_prompt(words: Names, view: State, asked: RaiseBid) -> str:
    """Ask for a higher bid, or say that the player can't afford one where his cash isn't hidden."""
    if view.players[asked.seat].secret or asked.bids(view):
        return words.say(phrase("Bid more than {bid} for {first} and {second}, or pass."), asked.auction)
    passed = merger_after(view, Pass())
    if not (gain := passed.net(asked.seat)):
        return words.say(phrase("You can’t outbid {bid}: you can only pass."), asked.auction)
    return tr(
        "You can’t outbid {bid}: you can only pass, and get {gain} or more."
        if passed.may_be_raised
        else "You can’t outbid {bid}: you can only pass, and get {gain}.",
        bid=rupiah(asked.auction.bid),
        gain=rupiah(gain),
    )


def leave_auction(words: Names, view: State, asked: RaiseBid) -> ActionText:
    """Offer not to bid more."""
    passed = merger_after(view, Pass())
    gain = passed.net(asked.seat)
    if not gain:
        return ActionText(tr(NO_BID), tr("drop out of this auction"))
    return ActionText(
        tr(NO_BID), tr("get {amount} or more" if passed.may_be_raised else "get {amount}", amount=rupiah(gain))
    )


def give_up(words: Names, view: State, asked: ChooseRemoval, action: GiveUp) -> ActionText:
    """Offer to give up an area of a new siap faji company."""
    left = asked.left - 1
    after = counted(left, "{n} more to remove after this", "{n} more to remove after this") if left else ""
    return ActionText(tr("Remove {place}", place=words.place(action.area)), after)


def give_up_group(words: Names, view: State, first: GiveUp, last: GiveUp) -> ActionGroupText:
    """Name the choice to give up some area."""
    return ActionGroupText(at_place(words, REMOVAL, first.area, last.area), "siap_faji")


def worth_wordings(worth: MergerWorth) -> tuple[str, str]:
    """Say what a company is worth to the player who may bid for it, in a long and a short wording."""
    if worth.low == worth.high:
        return tr("worth about {amount} to you", amount=figure(worth.low)), tr(
            "about {amount}", amount=figure(worth.low)
        )
    low, high = figure(worth.low), figure(worth.high)
    return tr("worth about {low} to {high} to you", low=low, high=high), tr("{low} to {high}", low=low, high=high)


def worth_reasons(worth: MergerWorth) -> str:
    """Say what the worth rests on: the income, the years left, and the room to grow."""
    last, income = rupiah(worth.last), rupiah(worth.income)
    least, most = worth.years
    if least == most:
        years = counted(most, "{n} year left, counted twice.", "{n} years left, the last counted twice.")
    else:
        years = tr("{least} to {most} years left, the last counted twice.", least=least, most=most)
    grows = (
        forms("Adds up to {n} ship a year.", "Adds up to {n} ships a year.", "growth")
        if worth.is_shipping
        else (forms("Grows by up to {n} area a year.", "Grows by up to {n} areas a year.", "growth"))
    )
    return paragraph(
        tr("Earned {last} last year; about {income} a year with you.", last=last, income=income),
        years,
        say(grows, {"growth": worth.growth}) if worth.gain else "",
    )


def auction(words: Names, events: Sequence[Event]) -> str:
    """Sum up an auction: what is sold, and who leads or has bought it."""
    announced, last = events[0], events[-1]
    assert isinstance(announced, ev.MergerAnnounced)
    bids = [event for event in events if isinstance(event, ev.MergerAnnounced | ev.BidRaised)]
    names = {
        "first": words.company(announced.first),
        "second": words.company(announced.second),
        "player": words.seats[bids[-1].seat],
        "bid": rupiah(bids[-1].bid),
    }
    if isinstance(last, ev.MergerDone):
        return tr("Auction: {first} and {second} go to {player} for {bid}.", **names)
    return tr("Auction: {player} leads with {bid} for {first} and {second}.", **names)


def merger_done(words: Names, event: ev.MergerDone, reader: int | None = None) -> str:
    """Report a merger, its price and who got what of it, to a player who may have won it."""
    paid = Counter[int]()
    for seat, share in event.shares:
        paid[seat] += share
    values = {
        "first": words.company(event.first),
        "second": words.company(event.second),
        "bid": rupiah(event.bid),
        "shares": words.paid(paid.items()),
    }
    if event.winner == reader:
        return tr("You win the merger of {first} and {second} for {bid}. Paid out: {shares}.", **values)
    return tr(
        "{player} wins the merger of {first} and {second} for {bid}. Paid out: {shares}.",
        player=words.seats[event.winner],
        **values,
    )


def merger_notices(words: Names, events: Sequence[ev.MergerDone], people: Collection[int]) -> Iterator[str]:
    """Report the money that each person paid or got in mergers, whoever passed last and so ended the auction."""
    for event in events:
        net = Counter[int]({event.winner: -event.bid})
        for owner, share in event.shares:
            net[owner] += share
        for seat in filter(people.__contains__, net):
            if net[seat]:
                yield tr(
                    "{player} pays {amount} net for the merger of {first} and {second}."
                    if seat == event.winner
                    else "{player} gets {amount} from the merger of {first} and {second}.",
                    player=words.seats[seat],
                    amount=rupiah(abs(net[seat])),
                    first=words.company(event.first),
                    second=words.company(event.second),
                )


ACTIONS = {
    Announce: ActionUi(announce, announce_group),
    Raise: ActionUi(raise_bid, raise_group),
    GiveUp: ActionUi(give_up, give_up_group, is_public=True),
}
EVENTS = {
    ev.MergerAnnounced: EventUi(
        phrase("{player} announces the merger of {first} and {second}, opening at {bid}."), sound="bid", summary=auction
    ),
    ev.BidRaised: EventUi(
        phrase("{player} bids {bid}."),
        sound="bid",
        own_sound=OwnSound("outbid", lambda before, _: before.stack[-1].auction.bidder),
        continues=True,
    ),
    ev.BidderLeft: EventUi(
        Whether("is_explained", phrase("{player} passes: {reason}"), phrase("{player} passes.")), continues=True
    ),
    ev.MergerDone: EventUi(
        merger_done,
        topics=("money", "companies"),
        sound="sold",
        notice=Notice(MONEY_MOVED, merger_notices),
        continues=True,
    ),
    ev.GoodRemoved: EventUi(with_reason(phrase("{area} is removed from {company}.")), topics=("companies",)),
    ev.SiapFajiCreated: EventUi(
        forms(
            "{company} now produces siap faji in {n} area.", "{company} now produces siap faji in {n} areas.", "areas"
        ),
        topics=("companies",),
    ),
}
