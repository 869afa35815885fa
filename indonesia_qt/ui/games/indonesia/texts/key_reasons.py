"""The reason that makes the difference between two answers, as a sentence. Knows no Qt."""

from __future__ import annotations

from collections.abc import Callable

from indonesia_qt.games.indonesia.bots.key_reason import Key, KeyReason
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, kind_within, rupiah, ships
from indonesia_qt.ui.table.game_texts import ordinal


def key_reason_text(words: Names, reason: KeyReason, second: str, part: str) -> str:
    """Return a sentence that speaks for the best answer and against the one that reads `second`.

    `part` names the weightiest part of the value, for reasons that rest on no fact of the board.
    """
    return _SENTENCES[reason.kind](words, reason, second, part)


def _money(r: KeyReason) -> dict[str, str]:
    return {"amount": rupiah(r.amount), "than": rupiah(r.than)}


def _player(words: Names, r: KeyReason) -> str:
    return words.seats[r.seat]


def _merge_own(_: Names, r: KeyReason, *__: str) -> str:
    if r.good == "shipping":
        return tr("Together they have {ships}; merging frees a slot.", ships=ships(r.number))
    if r.own:
        return tr("Together they sell {goods} a year; merging frees a slot.", goods=amount_of(r.number, r.good))
    return tr("Together they have {goods}; merging frees a slot.", goods=amount_of(r.number, r.good))


def _raise_to(words: Names, r: KeyReason, *_: str) -> str:
    if r.number:
        return tr(
            "Only above {amount} is it better to let {player} have it and take the payout.",
            player=_player(words, r),
            **_money(r),
        )
    return tr("Only above {amount} is it better to let {player} have it.", player=_player(words, r), **_money(r))


def _raise_dear(words: Names, r: KeyReason, *_: str) -> str:
    if r.number:
        return tr(
            "It’s worth {amount}, but the next bid is {than}; {player} pays {share} for the part in it.",
            player=_player(words, r),
            share=rupiah(r.number),
            **_money(r),
        )
    return tr("It’s worth {amount}, but the next bid is {than}.", **_money(r))


def _start_sells(_: Names, r: KeyReason, *__: str) -> str:
    good = kind_within(r.good)
    if r.own:
        return tr("Its cities buy {number} {good}, and own ships reach them.", number=r.number, good=good)
    return tr("Its cities buy {number} {good}, and ships reach them.", number=r.number, good=good)


def _hull(words: Names, r: KeyReason, *_: str) -> str:
    if r.own:
        return counted(
            r.fewer,
            "Each ship carries {n} good then: {more} more in all.",
            "Each ship carries {n} goods then: {more} more in all.",
            more=r.number,
        )
    return counted(
        r.fewer,
        "Each of {player}’s ships carries {n} good then.",
        "Each of {player}’s ships carries {n} goods then.",
        player=_player(words, r),
    )


_SENTENCES: dict[Key, Callable[[Names, KeyReason, str, str], str]] = {
    "bid_place": lambda _, r, *__: tr(
        "{amount} brings {place} place; {than} only {next_place}.",
        place=ordinal(r.place),
        next_place=ordinal(r.next_place),
        **_money(r),
    ),
    "bid_enough": lambda _, r, *__: tr(
        "{amount} is enough to play {place}; {than} brings no more.", place=ordinal(r.place), **_money(r)
    ),
    "bid_before": lambda words, r, *_: tr(
        "{amount} comes before {player}, who bid {than}.", player=_player(words, r), **_money(r)
    ),
    "bid_before_times": lambda words, r, *_: tr(
        "{amount}, times {factor}, comes before {player}, who bid {than}, times {their_factor}.",
        factor=r.number,
        player=_player(words, r),
        their_factor=r.fewer,
        **_money(r),
    ),
    "bid_bar": lambda words, r, *_: tr(
        "{player} must bid {bar} to beat {amount}, but only {lower} to beat {than}.",
        player=_player(words, r),
        bar=rupiah(r.number),
        lower=rupiah(r.fewer),
        **_money(r),
    ),
    "bid_unless": lambda words, r, *_: tr(
        "{amount} is enough unless {player} bids {bar} or more.",
        player=_player(words, r),
        bar=rupiah(r.number),
        **_money(r),
    ),
    "bid_safe": lambda _, r, *__: tr("Nobody who bids later can beat {amount}.", **_money(r)),
    "bid_not_worth": lambda _, r, *__: tr(
        "Playing {next_place} isn’t worth {than} now.", next_place=ordinal(r.next_place), **_money(r)
    ),
    "bid_gains_nothing": lambda _, r, *__: tr("{than} wouldn’t bring a better place.", **_money(r)),
    "bid_nothing": lambda _, r, *__: tr("There’s no cash to bid; the place is {place}.", place=ordinal(r.place)),
    "merge_own": _merge_own,
    "merge_win": lambda _, r, *__: tr("The company is worth {amount}, and should cost about {than}.", **_money(r)),
    "merge_sell": lambda words, r, *_: tr(
        "{player} should pay about {amount} for it, {than} of it for the announcer’s part.",
        player=_player(words, r),
        **_money(r),
    ),
    "merge_leave": lambda words, r, *_: tr(
        "{player} should end up paying about {amount} for it.", player=_player(words, r), **_money(r)
    ),
    "merge_dear": lambda _, r, second, __: tr(
        "“{second}” should cost about {than}, but is worth only {amount}.", second=second, **_money(r)
    ),
    "merge_loses": lambda _, r, second, __: tr(
        "“{second}” should cost about {than}, more than it brings.", second=second, **_money(r)
    ),
    "merge_helps": lambda words, r, second, _: tr(
        "After “{second}”, {player} should get the company for about {amount}.",
        player=_player(words, r),
        second=second,
        **_money(r),
    ),
    "no_merger": lambda _, r, *__: tr("With {amount} in cash, no merger can be announced.", **_money(r)),
    "raise_to": _raise_to,
    "raise_dear": _raise_dear,
    "cannot_raise": lambda _, r, *__: tr("The next bid is {amount}; there’s only {than} in cash.", **_money(r)),
    "start_sells": _start_sells,
    "start_room": lambda _, r, *__: counted(
        r.number,
        "It has room to grow by {n} area, against {fewer}.",
        "It has room to grow by {n} areas, against {fewer}.",
        fewer=r.fewer,
    ),
    "coast_cities": lambda _, r, *__: counted(
        r.number,
        "{n} city is on its coast, against {fewer}.",
        "{n} cities are on its coast, against {fewer}.",
        fewer=r.fewer,
    ),
    "deed_waits": lambda words, r, *_: tr(
        "Nothing would be carried from {company} yet.", company=words.company(r.company)
    ),
    "line_serves": lambda _, r, *__: counted(
        r.number, "{n} company there needs ships.", "{n} companies there need ships."
    ),
    "line_cities": lambda _, r, *__: counted(
        r.number,
        "{n} city is on its coasts, against {fewer}.",
        "{n} cities are on its coasts, against {fewer}.",
        fewer=r.fewer,
    ),
    "slots_full": lambda _, r, *__: counted(
        r.number,
        "The only slot is taken; a second makes room for another company.",
        "All {n} slots are taken; one more makes room for another company.",
    ),
    "slots_more": lambda _, r, *__: counted(
        r.fewer, "It makes room for {n} company in all.", "It makes room for {n} companies in all."
    ),
    "mergers": lambda _, r, *__: counted(
        r.number, "{n} more merger becomes possible.", "{n} more mergers become possible."
    ),
    "mergers_later": lambda _, r, *__: counted(
        r.number, "It allows mergers of up to {n} deed.", "It allows mergers of up to {n} deeds."
    ),
    "expansion": lambda _, r, *__: counted(
        r.number,
        "The companies can grow by {n} more area or ship a year.",
        "The companies can grow by {n} more areas or ships a year.",
    ),
    "expansion_later": lambda _, r, *__: counted(
        r.number,
        "New companies can grow by {n} area or ship a year.",
        "New companies can grow by {n} areas or ships a year.",
    ),
    "hull": _hull,
    "hull_later": lambda _, r, *__: counted(
        r.fewer, "New ships carry {n} good each.", "New ships carry {n} goods each."
    ),
    "bids": lambda _, r, *__: tr(
        "Each rupiah bid counts ×{factor} instead of ×{before}.", factor=r.number, before=r.fewer
    ),
    "first": lambda words, r, *_: counted(
        r.number,
        "Otherwise {company} takes {n} of its sales.",
        "Otherwise {company} takes {n} of its sales.",
        company=words.company(r.company),
    ),
    "fleet": lambda _, r, *__: counted(
        r.number, "Its new ship can carry goods this year.", "Its {n} new ships can carry goods this year."
    ),
    "ship_cities": lambda _, r, *__: counted(
        r.number,
        "The ships reach {n} more city, against {fewer}.",
        "The ships reach {n} more cities, against {fewer}.",
        fewer=r.fewer,
    ),
    "ship_serves": lambda _, r, *__: counted(
        r.number,
        "The ships serve {n} more company, against {fewer}.",
        "The ships serve {n} more companies, against {fewer}.",
        fewer=r.fewer,
    ),
    "area_cities": lambda _, r, *__: counted(
        r.number,
        "It puts {n} more city in reach, against {fewer}.",
        "It puts {n} more cities in reach, against {fewer}.",
        fewer=r.fewer,
    ),
    "area_seas": lambda _, r, *__: counted(
        r.number,
        "It touches {n} more sea area, against {fewer}.",
        "It touches {n} more sea areas, against {fewer}.",
        fewer=r.fewer,
    ),
    "area_opens": lambda _, r, *__: counted(
        r.number,
        "It makes room for {n} more area, against {fewer}.",
        "It makes room for {n} more areas, against {fewer}.",
        fewer=r.fewer,
    ),
    "area_cost": lambda _, r, *__: tr("Another area isn’t worth {amount} now.", **_money(r)),
    "site_goods": lambda _, r, *__: counted(
        r.number,
        "{n} good is produced nearby, against {fewer}.",
        "{n} goods are produced nearby, against {fewer}.",
        fewer=r.fewer,
    ),
    "site_ships": lambda _, r, *__: counted(
        r.number,
        "{n} ship is at its coast, against {fewer}.",
        "{n} ships are at its coast, against {fewer}.",
        fewer=r.fewer,
    ),
    "income": lambda _, r, *__: tr("Yearly income is then {amount}, against {than}.", **_money(r)),
    "sold": lambda _, r, *__: counted(
        r.number,
        "{n} good can be sold a year, against {fewer}.",
        "{n} goods can be sold a year, against {fewer}.",
        fewer=r.fewer,
    ),
    "longer": lambda _, __, second, ___: tr("The game should last longer than after “{second}”.", second=second),
    "money": lambda _, r, *__: tr("It should bring {amount} more this year.", **_money(r)),
    "rival_income": lambda words, r, second, _: tr(
        "“{second}” would bring {player} {amount} more a year.", second=second, player=_player(words, r), **_money(r)
    ),
    "rival_money": lambda words, r, second, _: tr(
        "“{second}” would bring {player} {amount} more this year.",
        second=second,
        player=_player(words, r),
        **_money(r),
    ),
    "cash": lambda _, r, *__: tr("It leaves {amount} more to spend.", **_money(r)),
    "room": lambda _, r, *__: counted(
        r.number,
        "It leaves {n} area to grow to, against {fewer}.",
        "It leaves {n} areas to grow to, against {fewer}.",
        fewer=r.fewer,
    ),
    "free_slot": lambda _, r, *__: counted(r.number, "It leaves {n} slot free.", "It leaves {n} slots free."),
    "alike": lambda _, r, *__: tr("It makes no difference yet: yearly income is {amount} either way.", **_money(r)),
    "prospects": lambda _, r, __, part: tr(
        "Yearly income is {amount} either way. The difference: {part}.", part=part, **_money(r)
    ),
    "outweighed": lambda _, r, __, part: tr(
        "Yearly income is {amount}, not {than}, but something counts more: {part}.", part=part, **_money(r)
    ),
    "only": lambda _, r, *__: tr("Yearly income is then {amount}.", **_money(r)),
}
"""The sentence of each kind of reason."""
