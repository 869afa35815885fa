"""The reason that makes the difference between two answers, as a sentence. Knows no Qt."""

from __future__ import annotations

from indonesia_qt.games.indonesia.bots.key_reason import Key, KeyReason
from indonesia_qt.i18n.text import Pattern, Whether, forms, phrase, say
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, kind_within, rupiah, ships
from indonesia_qt.ui.table.game_texts import ordinal


def key_reason_text(words: Names, reason: KeyReason, second: str, part: str) -> str:
    """Return a sentence that speaks for the best answer and against the one that reads `second`.

    `part` names the weightiest part of the value, for reasons that rest on no fact of the board.
    """
    r = reason
    return say(
        _SENTENCES[r.kind],
        {
            "own": r.own,
            "is_shipping": r.good == "shipping",
            "amount": rupiah(r.amount),
            "than": rupiah(r.than),
            "number": r.number,
            "fewer": r.fewer,
            "sum": rupiah(r.number),
            "smaller_sum": rupiah(r.fewer),
            "place": ordinal(r.place),
            "next_place": ordinal(r.next_place),
            "player": words.seats[r.seat],
            "company": words.company(r.company) if r.company else "",
            "good": kind_within(r.good),
            "goods": amount_of(r.number, r.good),
            "ships": ships(r.number),
            "second": second,
            "part": part,
        },
    )


_SENTENCES: dict[Key, Pattern] = {
    "bid_place": phrase("{amount} brings {place} place; {than} only {next_place}."),
    "bid_enough": phrase("{amount} is enough to play {place}; {than} brings no more."),
    "bid_before": phrase("{amount} comes before {player}, who bid {than}."),
    "bid_before_times": phrase("{amount}, times {number}, comes before {player}, who bid {than}, times {fewer}."),
    "bid_bar": phrase("{player} must bid {sum} to beat {amount}, but only {smaller_sum} to beat {than}."),
    "bid_unless": phrase("{amount} is enough unless {player} bids {sum} or more."),
    "bid_safe": phrase("Nobody who bids later can beat {amount}."),
    "bid_not_worth": phrase("Playing {next_place} isn’t worth {than} now."),
    "bid_gains_nothing": phrase("{than} wouldn’t bring a better place."),
    "bid_nothing": phrase("There’s no cash to bid; the place is {place}."),
    "merge_own": Whether(
        "is_shipping",
        phrase("Together they have {ships}; merging frees a slot."),
        Whether(
            "own",
            phrase("Together they sell {goods} a year; merging frees a slot."),
            phrase("Together they have {goods}; merging frees a slot."),
        ),
    ),
    "merge_win": phrase("The company is worth {amount}, and should cost about {than}."),
    "merge_sell": phrase("{player} should pay about {amount} for it, {than} of it for the announcer’s part."),
    "merge_leave": phrase("{player} should end up paying about {amount} for it."),
    "merge_dear": phrase("“{second}” should cost about {than}, but is worth only {amount}."),
    "merge_loses": phrase("“{second}” should cost about {than}, more than it brings."),
    "merge_helps": phrase("After “{second}”, {player} should get the company for about {amount}."),
    "no_merger": phrase("With {amount} in cash, no merger can be announced."),
    "raise_to": Whether(
        "number",
        phrase("Only above {amount} is it better to let {player} have it and take the payout."),
        phrase("Only above {amount} is it better to let {player} have it."),
    ),
    "raise_dear": Whether(
        "number",
        phrase("It’s worth {amount}, but the next bid is {than}; {player} pays {sum} for the part in it."),
        phrase("It’s worth {amount}, but the next bid is {than}."),
    ),
    "cannot_raise": phrase("The next bid is {amount}; there’s only {than} in cash."),
    "start_sells": Whether(
        "own",
        phrase("Its cities buy {number} {good}, and own ships reach them."),
        phrase("Its cities buy {number} {good}, and ships reach them."),
    ),
    "start_room": forms(
        "It has room to grow by {n} area, against {fewer}.", "It has room to grow by {n} areas, against {fewer}."
    ),
    "coast_cities": forms(
        "{n} city is on its coast, against {fewer}.", "{n} cities are on its coast, against {fewer}."
    ),
    "deed_waits": phrase("Nothing would be carried from {company} yet."),
    "line_serves": forms("{n} company there needs ships.", "{n} companies there need ships."),
    "line_cities": forms(
        "{n} city is on its coasts, against {fewer}.", "{n} cities are on its coasts, against {fewer}."
    ),
    "slots_full": forms(
        "The only slot is taken; a second makes room for another company.",
        "All {n} slots are taken; one more makes room for another company.",
    ),
    "slots_more": forms("It makes room for {n} company in all.", "It makes room for {n} companies in all.", "fewer"),
    "mergers": forms("{n} more merger becomes possible.", "{n} more mergers become possible."),
    "mergers_later": forms("It allows mergers of up to {n} deed.", "It allows mergers of up to {n} deeds."),
    "expansion": forms(
        "The companies can grow by {n} more area or ship a year.",
        "The companies can grow by {n} more areas or ships a year.",
    ),
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
    "hull_later": forms("New ships carry {n} good each.", "New ships carry {n} goods each.", "fewer"),
    "bids": phrase("Each rupiah bid counts ×{number} instead of ×{fewer}."),
    "first": forms("Otherwise {company} takes {n} of its sales.", "Otherwise {company} takes {n} of its sales."),
    "fleet": forms("Its new ship can carry goods this year.", "Its {n} new ships can carry goods this year."),
    "ship_cities": forms(
        "The ships reach {n} more city, against {fewer}.", "The ships reach {n} more cities, against {fewer}."
    ),
    "ship_serves": forms(
        "The ships serve {n} more company, against {fewer}.", "The ships serve {n} more companies, against {fewer}."
    ),
    "area_cities": forms(
        "It puts {n} more city in reach, against {fewer}.", "It puts {n} more cities in reach, against {fewer}."
    ),
    "area_seas": forms(
        "It touches {n} more sea area, against {fewer}.", "It touches {n} more sea areas, against {fewer}."
    ),
    "area_opens": forms(
        "It makes room for {n} more area, against {fewer}.", "It makes room for {n} more areas, against {fewer}."
    ),
    "area_cost": phrase("Another area isn’t worth {amount} now."),
    "site_goods": forms(
        "{n} good is produced nearby, against {fewer}.", "{n} goods are produced nearby, against {fewer}."
    ),
    "site_ships": forms("{n} ship is at its coast, against {fewer}.", "{n} ships are at its coast, against {fewer}."),
    "income": phrase("Yearly income is then {amount}, against {than}."),
    "sold": forms("{n} good can be sold a year, against {fewer}.", "{n} goods can be sold a year, against {fewer}."),
    "longer": phrase("The game should last longer than after “{second}”."),
    "money": phrase("It should bring {amount} more this year."),
    "rival_income": phrase("“{second}” would bring {player} {amount} more a year."),
    "rival_money": phrase("“{second}” would bring {player} {amount} more this year."),
    "cash": phrase("It leaves {amount} more to spend."),
    "room": forms(
        "It leaves {n} area to grow to, against {fewer}.", "It leaves {n} areas to grow to, against {fewer}."
    ),
    "free_slot": forms("It leaves {n} slot free.", "It leaves {n} slots free."),
    "alike": phrase("It makes no difference yet: yearly income is {amount} either way."),
    "prospects": phrase("Yearly income is {amount} either way. The difference: {part}."),
    "outweighed": phrase("Yearly income is {amount}, not {than}, but something counts more: {part}."),
    "only": phrase("Yearly income is then {amount}."),
}
"""The sentence of each kind of reason."""
