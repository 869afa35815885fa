"""The first reason for an answer, in words: a clause that follows the answer. Knows no Qt."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.strategy import Case, Why
from indonesia_qt.i18n.text import Pattern, Whether, forms, listed, phrase, say
from indonesia_qt.ui.games.indonesia.texts.names import Names, goods, rupiah
from indonesia_qt.ui.table.game_texts import ordinal


def strategy(words: Names, case: Case) -> str:
    """Return the reason as a clause without a full stop, such as "2 cities wait for it and your ships pass"."""
    return say(
        _CASES[case.why],
        {
            "own": case.own,
            "number": case.number,
            "goods": goods(case.number),
            "amount": rupiah(case.money),
            "place": ordinal(case.place) if case.place in range(5) else "",
            "players": listed([words.seats[seat] for seat in case.seats]),
            "holding": words.holding(case.company) if case.company else "",
            "company": words.company(case.company.id) if case.company else "",
        },
    )


_CASES: dict[Why, Pattern] = {
    "site_served": Whether(
        "own",
        forms("{n} good is produced nearby and your ships pass", "{n} goods are produced nearby and your ships pass"),
        forms(
            "{n} good is produced nearby and {players}’s ships pass",
            "{n} goods are produced nearby and {players}’s ships pass",
        ),
    ),
    "site_goods": forms(
        "{n} good is produced nearby and only needs a ship", "{n} goods are produced nearby and only need a ship"
    ),
    "site_ships": Whether("own", phrase("your ships pass already"), phrase("{players}’s ships pass already")),
    "site_open": phrase("it helps nobody else for now"),
    "order_free": phrase("you keep your cash and play {place}"),
    "order": phrase("if nobody outbids you, you play {place}"),
    "merger_both": phrase("your two companies become one with {holding}, and a slot is free"),
    "merger_joins": phrase("your company grows into one with {holding}"),
    "merger_new": phrase("you get a company with {holding}"),
    "no_merger": phrase("no merger is worth its price now"),
    "merger_impossible": phrase("you can’t announce any merger now"),
    "paid": phrase("you’re paid {amount} or more"),
    "let_pay": phrase("let {players} pay {amount} for it"),
    "removal_keeps": phrase("{company} reaches the same cities without it"),
    "removal_loses": phrase("the rest of {company} is worth more"),
    "start_sells": Whether(
        "own",
        forms("{n} city waits for it and your ships pass", "{n} cities wait for it and your ships pass"),
        forms("{n} city waits for it and {players}’s ships pass", "{n} cities wait for it and {players}’s ships pass"),
    ),
    "start_grows": forms(
        "no ships lead to a city yet, but it has room to grow by {n} area",
        "no ships lead to a city yet, but it has room to grow by {n} areas",
    ),
    "start_waits": phrase("it keeps the deed from the other players"),
    "line_serves": forms("{n} company there needs ships", "{n} companies there need ships"),
    "line_touches": forms("{n} city is on its coasts", "{n} cities are on its coasts"),
    "line_grows": forms("it can grow into {n} sea area", "it can grow into {n} sea areas"),
    "keep_slot": phrase("no deed is worth a slot now"),
    "slots_full": phrase("all your slots are taken"),
    "slots_more": phrase("you can start one more company"),
    "hull": forms("your ship carries one more good", "each of your {n} ships carries one more good"),
    "hull_later": phrase("your next ships carry more goods"),
    "hull_other": phrase("{players}’s ships can carry more of your goods"),
    "bids": phrase("your bids for the order of play count more"),
    "mergers": forms("{n} more merger becomes possible", "{n} more mergers become possible"),
    "mergers_later": phrase("it opens larger mergers later"),
    "expansion": forms(
        "your companies can grow by {n} more area or ship a year",
        "your companies can grow by {n} more areas or ships a year",
    ),
    "expansion_later": phrase("your next companies grow faster"),
    "no_step": phrase("no step helps you more than it helps others"),
    "fleet": forms("its new ship can carry goods this year", "its {n} new ships can carry goods this year"),
    "fleet_full": phrase("it can’t add ships, so its turn changes nothing"),
    "first": forms("otherwise {company} takes {n} of its sales", "otherwise {company} takes {n} of its sales"),
    "sells": phrase("it sells {goods} for {amount}"),
    "sells_nothing": phrase("it can’t sell anything now, so it takes nothing from your others"),
    "ship_cities": forms("the ships reach {n} more city", "the ships reach {n} more cities"),
    "ship_serves": forms("the ships serve {n} more company", "the ships serve {n} more companies"),
    "ship_more": phrase("more goods can pass there"),
    "ship_joins": phrase("it makes the routes longer"),
    "no_ship": phrase("more ships wouldn’t bring more now"),
    "own_ships": phrase("your own ships carry it, so {amount} stay with you"),
    "fee": phrase("{players}’s ships carry it for only {amount}"),
    "plan": phrase("you earn {amount}, and no plan sells more"),
    "area_cities": forms("it puts {n} more city in reach", "it puts {n} more cities in reach"),
    "area_joins": forms("it joins {n} zones", "it joins {n} zones"),
    "area_seas": forms("it reaches {n} more sea area", "it reaches {n} more sea areas"),
    "area_room": forms("it makes room for {n} more area", "it makes room for {n} more areas"),
    "area_free": phrase("one more good costs nothing"),
    "area_good": phrase("one more good can be sold each year"),
    "no_area": phrase("another area isn’t worth its price now"),
    "city_mine": forms("{n} of your companies sells there", "{n} of your companies sell there"),
    "city_ships": phrase("your ships can carry goods there"),
    "city_later": phrase("your companies may sell there later"),
}
"""The clause of each kind of reason."""
