"""What a panel shows of the whole game besides its question, where it has room."""

from __future__ import annotations

from functools import partial

from indonesia_qt.games.indonesia.analysis.position import demands, next_to_grow
from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.games.indonesia.rules.state import HIDDEN_CARD, State
from indonesia_qt.games.indonesia.rules.year import has_operated, present_phase
from indonesia_qt.i18n.text import phrase, signed, tr
from indonesia_qt.ui.games.indonesia.panels.growth_list import linked_growth
from indonesia_qt.ui.games.indonesia.texts.names import good_name
from indonesia_qt.ui.table.api import QuestionPanel
from indonesia_qt.ui.table.panels.fact_lists import FactList, SeatList


def add_situation(panel: QuestionPanel) -> None:
    """Add what the players have earned, the player's own city cards of later eras, and how supply meets demand."""
    add_earnings(panel)
    if cards := later_cards(panel):
        panel.spare.add(tr("Your city cards"), partial(FactList, cards))
    if facts := demand_facts(panel.view):
        panel.spare.add(tr("Supply and demand"), partial(FactList, facts))
    # While no good is produced, no city can receive any.
    if (cities := next_to_grow(panel.view)) and cities[0].received:
        panel.spare.add(tr("City growth: goods received"), partial(linked_growth, panel, cities))


def later_cards(panel: QuestionPanel) -> list[tuple[str, str]]:
    """Return the provinces on the city cards that the asked player holds for later eras, unless they are hidden."""
    eras = list(enumerate(panel.view.players[panel.asked.seat].cards))[panel.view.era + 1 :]
    return [
        (tr("Era {era}", era=ERAS[era].upper()), panel.words.card(card))
        for era, cards in eras
        for card in cards
        if card != HIDDEN_CARD
    ]


def demand_facts(view: State) -> list[tuple[str, str]]:
    """Return for each good that is produced how many there are, or are left to sell, and how many the cities buy."""
    text = phrase("{goods} on the board, cities buy {bought}")
    if present_phase(view) == "operations":
        text = phrase("{goods} still to sell, cities buy {bought} more")
    return [(good_name(one.good), tr(text, goods=one.to_sell, bought=one.bought)) for one in demands(view)]


def add_earnings(panel: QuestionPanel) -> None:
    """Add what each player has earned this year, or last year until companies operate; the most comes first."""
    view = panel.view
    operates = has_operated(view)
    if operates or view.year > 1:
        earned = sorted(((player.earnings, seat) for seat, player in enumerate(view.players)), reverse=True)
        sums = {seat: signed(sum_) for sum_, seat in earned}
        title = tr("Earnings this year") if operates else tr("Earnings last year")
        panel.spare.add(title, lambda: SeatList(panel.context, sums, own=panel.asked.seat))
