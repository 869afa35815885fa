"""What speaks for an answer, alone or against the next, in words. Knows no Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from indonesia_qt.games.indonesia.analysis.why import Why
from indonesia_qt.i18n.text import Pattern, Whether, forms, listed, phrase, say, tr
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, goods, kind_within, letter, rupiah, ships
from indonesia_qt.ui.table.game_texts import ordinal

NAMED = 3
"""So many places or companies are named at most."""


def in_words(words: Names, why: Why, texts: Mapping[str, Pattern], **others: str) -> str:
    """Return the text of a reason, one of `CLAUSES` or of `SENTENCES`, which need the values `others`."""
    players = listed([words.seats[seat] for seat in why.seats])
    kinds = [amount_of(number, kind) for kind, number in why.kinds]
    return say(
        texts[why.kind],
        {
            "own": why.own,
            "number": why.number,
            "fewer": why.fewer,
            "amount": rupiah(why.amount),
            "than": rupiah(why.than),
            "sum": rupiah(why.number),
            "smaller_sum": rupiah(why.fewer),
            "place": ordinal(why.place),
            "next_place": ordinal(why.next_place),
            "player": players,
            "players": players,
            "company": words.company(why.company) if why.company else "",
            "good": kind_within(why.good) if why.good else "",
            "goods": listed(kinds) or _amount(why),
            "places": _few([words.place(place) for place in why.places]),
            "seas": words.places(why.places[:NAMED]),
            "cities": _few([words.place(place) for place in why.places]),
            "companies": _few([words.company(id) for id in why.companies] or kinds),
            "pair": letters(words, why.companies),
            "holding": _amount(why),
            **others,
        },
    )


def letters(words: Names, companies: Sequence[str]) -> str:
    """Return the letters of companies that merge, as in the table of mergers: "A + B" on one line."""
    return "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join(letter(words.scenario, id) for id in companies)


def _few(names: Sequence[str]) -> str:
    """Up to `NAMED` names, and how many more there are."""
    more = [tr("{n} more", n=len(names) - NAMED)] if len(names) > NAMED else []
    return listed([*names[:NAMED], *more])


def _amount(why: Why) -> str:
    if why.good == "shipping":
        return ships(why.number)
    return amount_of(why.number, why.good) if why.good else goods(why.number)


_HULL_OF_ANOTHER = phrase("{players}’s ships can carry more of your goods")
CLAUSES: dict[str, Pattern] = {
    "site_served": Whether(
        "own",
        phrase("{goods} nearby, and your ships go there"),
        phrase("{goods} nearby, and {players}’s ships go there"),
    ),
    "site_goods": phrase("{goods} nearby, but no ships between"),
    "site_ships": Whether("own", phrase("your ships already go there"), phrase("{players}’s ships already go there")),
    "site_starts": phrase("can start nearby: {companies}"),
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
        phrase("your ships lead to {places}, where it can sell"),
        phrase("{players}’s ships lead to {places}, where it can sell"),
    ),
    "start_grows": forms(
        "it can grow by {n} area until ships lead to a city",
        "it can grow by {n} areas until ships lead to a city",
    ),
    "start_waits": phrase("it keeps the deed from the other players"),
    "line_serves": phrase("ships are needed there for {companies}"),
    "line_cities": phrase("on its coasts: {places}"),
    "line_grows": forms("it can grow into {n} sea area", "it can grow into {n} sea areas"),
    "keep_slot": phrase("no deed is worth a slot now"),
    "slots_full": phrase("all your slots are taken"),
    "slots_more": phrase("you can start one more company"),
    "hull": Whether(
        "own",
        forms("your ship carries one more good", "each of your {n} ships carries one more good"),
        _HULL_OF_ANOTHER,
    ),
    "hull_later": Whether("own", phrase("your next ships carry more goods"), _HULL_OF_ANOTHER),
    "bids": phrase("your bids for the order of play count more"),
    "mergers": forms("{n} more merger becomes possible", "{n} more mergers become possible"),
    "mergers_later": phrase("it opens larger mergers later"),
    "expansion": phrase("one more area or ship a year for {companies}"),
    "expansion_later": phrase("your next companies grow faster"),
    "no_step": phrase("no step helps you more than it helps others"),
    "fleet": forms("its new ship can carry goods this year", "its {n} new ships can carry goods this year"),
    "fleet_full": phrase("it can’t add ships, so its turn changes nothing"),
    "first": forms("otherwise {company} takes {n} of its sales", "otherwise {company} takes {n} of its sales"),
    "sells": phrase("it sells {goods} for {amount}"),
    "sells_nothing": phrase("it can’t sell anything now, so it takes nothing from your others"),
    "ship_cities": phrase("reaches {cities}"),
    "ship_serves": phrase("serves {companies}"),
    "ship_more": phrase("more goods can pass there"),
    "ship_joins": phrase("it makes the routes longer"),
    "no_ship": phrase("more ships wouldn’t bring more now"),
    "own_ships": phrase("your own ships carry it, so {amount} stay with you"),
    "fee": phrase("{players}’s ships carry it for only {amount}"),
    "plan": phrase("you earn {amount}, and no plan sells more"),
    "area_cities": phrase("reaches {cities}"),
    "area_joins": forms("it joins {n} zones", "it joins {n} zones"),
    "area_seas": phrase("reaches the {seas}"),
    "area_opens": forms("it makes room for {n} more area", "it makes room for {n} more areas"),
    "area_free": phrase("one more good costs nothing"),
    "area_good": phrase("one more good can be sold each year"),
    "no_area": phrase("another area isn’t worth its price now"),
    "city_mine": forms("{n} of your companies sells there", "{n} of your companies sell there"),
    "city_ships": phrase("your ships can carry goods there"),
    "city_later": phrase("your companies may sell there later"),
}
"""What is said of an answer alone, to follow it: "2 goods nearby, and your ships go there"."""
_DEAREST = phrase("“{pair}” brings the most a year, but costs too much: about {than}.")
SENTENCES: dict[str, Pattern] = {
    "bid_place": phrase("{amount} brings {place} place; {than} only {next_place}."),
    "bid_enough": phrase("{amount} is enough to play {place}; {than} brings no more."),
    "bid_before": phrase("{amount} comes before {player}, who bid {than}."),
    "bid_before_times": phrase("{amount}, times {number}, comes before {player}, who bid {than}, times {fewer}."),
    "bid_bar": phrase("{player} must bid {sum} to beat {amount}, but only {smaller_sum} to beat {than}."),
    "bid_unless": phrase("{amount} is enough to play {place} unless {player} bids {sum} or more."),
    "bid_safe": phrase("Nobody who bids later can beat {amount}."),
    "bid_not_worth": phrase("It saves {sum} and plays {place}; playing {next_place} isn’t worth that now."),
    "bid_keeps": phrase("It keeps the cash; playing earlier isn’t worth {amount} now."),
    "bid_gains_nothing": phrase("It keeps the cash and plays {place}; {than} brings no better place."),
    "bid_nothing": phrase("There’s no cash to bid, so it’s {place} place."),
    "merge_own": Whether(
        "own",
        phrase("Together they sell {goods} a year; merging frees a slot."),
        phrase("Together they have {goods}; merging frees a slot."),
    ),
    "merge_win": phrase("The company is worth {amount} to you, and should cost about {than}."),
    "merge_sell": phrase("{player} should pay about {amount} for it, {than} of it for the announcer’s part."),
    "merge_leave": phrase("It should make {player} pay about {amount} for the company."),
    "merger_of_rival": Whether(
        "number",
        phrase("“{pair}” brings the most a year, but {player} should get it for about {amount}."),
        phrase("“{pair}” should go to {player} for about {amount}."),
    ),
    "merger_dear": Whether(
        "number",
        _DEAREST,
        phrase("“{pair}” should cost about {than}, but is worth only {amount} to you."),
    ),
    "merger_loses": Whether(
        "number",
        _DEAREST,
        phrase("“{pair}” should cost about {than}, more than it brings."),
    ),
    "no_cash_to_merge": phrase("With {amount} in cash, no merger can be announced."),
    "raise_safe": phrase("The company is worth about {amount} or more to you; the bid is {than}."),
    "raise_lasting": phrase("The company is worth {than} to you if the game lasts; at most about {sum}."),
    "raise_keeps": phrase("{than} is more than the company is worth to you, but it keeps it from {player}."),
    "pass_dear": Whether(
        "number",
        phrase("The next bid is {than}; the company is worth about {sum} to you at most."),
        phrase("The company should bring you nothing more; the next bid is {than}."),
    ),
    "pass_short": phrase("The next bid is {than}; the company is worth that to you only if the game lasts."),
    "pass_outbid": phrase("A bid is unlikely to win: {player} can go higher."),
    "pass_close": phrase("It’s close: the company is worth about {amount} or more to you, but cash is useful, too."),
    "cannot_raise": phrase("The next bid is {amount}; there’s only {than} in cash."),
    "start_sells": Whether(
        "own",
        phrase("Your ships lead to {places}, which need {number} {good}."),
        phrase("Ships lead to {places}, which need {number} {good}."),
    ),
    "start_room": forms(
        "It has room to grow by {n} area, against {fewer}.", "It has room to grow by {n} areas, against {fewer}."
    ),
    "coast_cities": phrase("On its coast: {places}."),
    "deed_waits": phrase("It needn’t wait for ships, as {company} would."),
    "line_serves": phrase("Ships are needed there for {companies}."),
    "line_cities": phrase("On its coasts: {places}."),
    "slots_full": forms(
        "The only slot is taken; a second makes room for another company.",
        "All {n} slots are taken; one more makes room for another company.",
    ),
    "slots_more": forms("It makes room for {n} company in all.", "It makes room for {n} companies in all.", "fewer"),
    "slot_start": phrase("One more slot makes room for {company}: {amount} more a year."),
    "mergers": forms("{n} more merger becomes possible.", "{n} more mergers become possible."),
    "merger_step": phrase("It allows the merger of {companies}: {amount} more a year if you win it."),
    "expansion_income": phrase("One more area or ship a year for {companies}: {amount} more a year."),
    "mergers_later": forms("It allows mergers of up to {n} deed.", "It allows mergers of up to {n} deeds."),
    "expansion": phrase("One more area or ship a year for {companies}."),
    "expansion_later": forms(
        "New companies can grow by {n} area or ship a year.", "New companies can grow by {n} areas or ships a year."
    ),
    "hull": Whether(
        "own",
        forms(
            "Each ship carries {n} good then: {number} more in all.",
            "Each ship carries {n} goods then: {number} more in all.",
            "fewer",
        ),
        forms(
            "Each of {player}’s ships carries {n} good then.",
            "Each of {player}’s ships carries {n} goods then.",
            "fewer",
        ),
    ),
    "hull_income": forms(
        "Each ship carries {n} good then: {amount} more a year.",
        "Each ship carries {n} goods then: {amount} more a year.",
        "fewer",
    ),
    "hull_later": forms("New ships carry {n} good each.", "New ships carry {n} goods each.", "fewer"),
    "bids": phrase("Each rupiah bid counts ×{number} instead of ×{fewer}."),
    "first": forms("Otherwise {company} takes {n} of its sales.", "Otherwise {company} takes {n} of its sales."),
    "fleet": forms("Its new ship can carry goods this year.", "Its {n} new ships can carry goods this year."),
    "ship_cities": phrase("The ships then also reach {places}."),
    "ship_serves": phrase("The ships then also serve {companies}."),
    "area_cities": phrase("It brings {places} in reach."),
    "area_seas": phrase("It also reaches the {seas}."),
    "area_opens": forms(
        "It makes room for {n} more area, against {fewer}.", "It makes room for {n} more areas, against {fewer}."
    ),
    "area_cost": phrase("Another area isn’t worth {amount} now."),
    "site_goods": phrase("Produced nearby: {goods}."),
    "site_ships": phrase("Ships at its coast: {companies}."),
    "site_starts": phrase("Can start nearby: {goods}."),
    "income": phrase("Yearly income is then {amount}, against {than}."),
    "sold": forms("{n} good can be sold a year, against {fewer}.", "{n} goods can be sold a year, against {fewer}."),
    "longer": phrase("It should make the game last longer."),
    "money": phrase("It should bring {amount} more this year."),
    "rival_income": phrase("It keeps {amount} a year from {player}."),
    "rival_money": phrase("It keeps {amount} this year from {player}."),
    "cash": phrase("It leaves {amount} more to spend."),
    "room": forms(
        "It leaves {n} area to grow to, against {fewer}.", "It leaves {n} areas to grow to, against {fewer}."
    ),
    "keep_slot": phrase("No deed is worth a slot now."),
    "free_slot": forms("It leaves {n} slot free.", "It leaves {n} slots free."),
    "alike": phrase("Another move is just as good."),
    "production_later": phrase("Your production companies should earn about {amount} more by the end."),
    "shipping_later": phrase("Your ships should earn about {amount} more by the end."),
    "unsold_later": phrase("More of your goods should find buyers: about {amount} more by the end."),
    "growth_later": phrase("Your companies should have more room to grow, worth about {amount}."),
    "research_later": phrase("The research should bring about {amount} more by the end."),
    "slots_later": phrase("It leaves room for another company, worth about {amount}."),
    "cash_later": phrase("It should leave more cash to spend, worth about {amount} by the end."),
    "order_later": phrase("It should bring a better place in the order of play, worth about {amount}."),
    "rivals_later": phrase("It should help your rivals less, worth about {amount} to you."),
    "played_on": phrase("It comes out ahead when the game is played on from here."),
    "only": phrase("No other move comes close."),
}
"""What is said for an answer and against the next."""
UNSEEN = frozenset({"alike", "only", "played_on", "longer", "production_later", "shipping_later", "unsold_later"}) | {
    *("growth_later", "research_later", "slots_later", "cash_later", "order_later", "rivals_later"),
}
"""The kinds of reasons that name nothing on the board."""
