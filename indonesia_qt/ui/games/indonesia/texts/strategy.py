"""The first reason for an answer, in words: a clause that follows the answer. Knows no Qt."""

from __future__ import annotations

from collections.abc import Callable

from indonesia_qt.games.indonesia.analysis.strategy import Case, Why
from indonesia_qt.i18n.text import counted, listed, tr
from indonesia_qt.ui.games.indonesia.texts.names import Names, goods, rupiah
from indonesia_qt.ui.table.game_texts import ordinal


def strategy(words: Names, case: Case) -> str:
    """Return the reason as a clause without a full stop, such as "2 cities wait for it and your ships pass"."""
    return _CASES[case.why](words, case)


def _players(words: Names, case: Case) -> str:
    return listed([words.seats[seat] for seat in case.seats])


def _holding(words: Names, case: Case) -> str:
    return words.holding(case.company) if case.company else ""


def _company(words: Names, case: Case) -> str:
    return words.company(case.company.id) if case.company else ""


def _site_served(words: Names, case: Case) -> str:
    if case.own:
        return counted(
            case.number,
            "{n} good is produced nearby and your ships pass",
            "{n} goods are produced nearby and your ships pass",
        )
    return counted(
        case.number,
        "{n} good is produced nearby and {players}’s ships pass",
        "{n} goods are produced nearby and {players}’s ships pass",
        players=_players(words, case),
    )


def _start_sells(words: Names, case: Case) -> str:
    if case.own:
        return counted(
            case.number,
            "{n} city waits for it and your ships pass",
            "{n} cities wait for it and your ships pass",
        )
    return counted(
        case.number,
        "{n} city waits for it and {players}’s ships pass",
        "{n} cities wait for it and {players}’s ships pass",
        players=_players(words, case),
    )


_CASES: dict[Why, Callable[[Names, Case], str]] = {
    "site_served": _site_served,
    "site_goods": lambda _, case: counted(
        case.number,
        "{n} good is produced nearby and only needs a ship",
        "{n} goods are produced nearby and only need a ship",
    ),
    "site_ships": lambda words, case: (
        tr("your ships pass already")
        if case.own
        else tr("{players}’s ships pass already", players=_players(words, case))
    ),
    "site_open": lambda *_: tr("it helps nobody else for now"),
    "order_free": lambda _, case: tr("you keep your cash and play {place}", place=ordinal(case.place)),
    "order": lambda _, case: tr("if nobody outbids you, you play {place}", place=ordinal(case.place)),
    "merger_both": lambda words, case: tr(
        "your two companies become one with {holding}, and a slot is free", holding=_holding(words, case)
    ),
    "merger_joins": lambda words, case: tr("your company grows into one with {holding}", holding=_holding(words, case)),
    "merger_new": lambda words, case: tr("you get a company with {holding}", holding=_holding(words, case)),
    "no_merger": lambda *_: tr("no merger is worth its price now"),
    "merger_impossible": lambda *_: tr("you can’t announce any merger now"),
    "paid": lambda _, case: tr("you’re paid {amount} or more", amount=rupiah(case.money)),
    "let_pay": lambda words, case: tr(
        "let {player} pay {bid} for it", player=_players(words, case), bid=rupiah(case.money)
    ),
    "removal_keeps": lambda words, case: tr(
        "{company} reaches the same cities without it", company=_company(words, case)
    ),
    "removal_loses": lambda words, case: tr("the rest of {company} is worth more", company=_company(words, case)),
    "start_sells": _start_sells,
    "start_grows": lambda _, case: counted(
        case.number,
        "no ships lead to a city yet, but it has room to grow by {n} area",
        "no ships lead to a city yet, but it has room to grow by {n} areas",
    ),
    "start_waits": lambda *_: tr("it keeps the deed from the other players"),
    "line_serves": lambda _, case: counted(
        case.number, "{n} company there needs ships", "{n} companies there need ships"
    ),
    "line_touches": lambda _, case: counted(case.number, "{n} city is on its coasts", "{n} cities are on its coasts"),
    "line_grows": lambda _, case: counted(
        case.number, "it can grow into {n} sea area", "it can grow into {n} sea areas"
    ),
    "keep_slot": lambda *_: tr("no deed is worth a slot now"),
    "slots_full": lambda *_: tr("all your slots are taken"),
    "slots_more": lambda *_: tr("you can start one more company"),
    "hull": lambda _, case: counted(
        case.number, "your ship carries one more good", "each of your {n} ships carries one more good"
    ),
    "hull_later": lambda *_: tr("your next ships carry more goods"),
    "hull_other": lambda words, case: tr("{player}’s ships can carry more of your goods", player=_players(words, case)),
    "bids": lambda *_: tr("your bids for the order of play count more"),
    "mergers": lambda _, case: counted(
        case.number, "{n} more merger becomes possible", "{n} more mergers become possible"
    ),
    "mergers_later": lambda *_: tr("it opens larger mergers later"),
    "expansion": lambda _, case: counted(
        case.number,
        "your companies can grow by {n} more area or ship a year",
        "your companies can grow by {n} more areas or ships a year",
    ),
    "expansion_later": lambda *_: tr("your next companies grow faster"),
    "no_step": lambda *_: tr("no step helps you more than it helps others"),
    "fleet": lambda _, case: counted(
        case.number,
        "its new ship can carry goods this year",
        "its {n} new ships can carry goods this year",
    ),
    "fleet_full": lambda *_: tr("it can’t add ships, so its turn changes nothing"),
    "first": lambda words, case: counted(
        case.number,
        "otherwise {company} takes {n} of its sales",
        "otherwise {company} takes {n} of its sales",
        company=_company(words, case),
    ),
    "sells": lambda _, case: tr("it sells {goods} for {net}", goods=goods(case.number), net=rupiah(case.money)),
    "sells_nothing": lambda *_: tr("it can’t sell anything now, so it takes nothing from your others"),
    "ship_cities": lambda _, case: counted(
        case.number, "the ships reach {n} more city", "the ships reach {n} more cities"
    ),
    "ship_serves": lambda _, case: counted(
        case.number, "the ships serve {n} more company", "the ships serve {n} more companies"
    ),
    "ship_more": lambda *_: tr("more goods can pass there"),
    "ship_joins": lambda *_: tr("it makes the routes longer"),
    "no_ship": lambda *_: tr("more ships wouldn’t bring more now"),
    "own_ships": lambda _, case: tr("your own ships carry it, so {fee} stay with you", fee=rupiah(case.money)),
    "fee": lambda words, case: tr(
        "{player}’s ships carry it for only {fee}", player=_players(words, case), fee=rupiah(case.money)
    ),
    "plan": lambda _, case: tr("you earn {net}, and no plan sells more", net=rupiah(case.money)),
    "area_cities": lambda _, case: counted(
        case.number, "it puts {n} more city in reach", "it puts {n} more cities in reach"
    ),
    "area_joins": lambda _, case: counted(case.number, "it joins {n} zones", "it joins {n} zones"),
    "area_seas": lambda _, case: counted(case.number, "it reaches {n} more sea area", "it reaches {n} more sea areas"),
    "area_room": lambda _, case: counted(
        case.number, "it makes room for {n} more area", "it makes room for {n} more areas"
    ),
    "area_free": lambda *_: tr("one more good costs nothing"),
    "area_good": lambda *_: tr("one more good can be sold each year"),
    "no_area": lambda *_: tr("another area isn’t worth its price now"),
    "city_mine": lambda _, case: counted(
        case.number, "{n} of your companies sells there", "{n} of your companies sell there"
    ),
    "city_ships": lambda *_: tr("your ships can carry goods there"),
    "city_later": lambda *_: tr("your companies may sell there later"),
}
"""The clause of each kind of reason."""
