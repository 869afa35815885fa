"""Phase 1, New Era: where a city is built."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.forecast.places import site_after
from indonesia_qt.games.indonesia.rules.actions import PlaceCity
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import clauses, listed, tr
from indonesia_qt.ui.games.indonesia.texts.actions.action_text import ActionText, lost
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, ships


def place_city(words: Names, view: State, asked: ChooseSite, action: PlaceCity) -> ActionText:  # noqa: ARG001
    """To build a city by a card."""
    site = site_after(view, action)
    near = [amount_of(many, kind) for kind, many in site.goods.items()]
    if lie := sum(site.ships.values()):
        near.append(ships(lie))
    if near:
        around = tr("{goods} at its sea" if len(site.seas) == 1 else "{goods} at its seas", goods=listed(near))
    else:
        around = tr("nothing at its seas yet")
    return ActionText(
        tr("Build a city in {place}", place=words.place(action.area)),
        clauses(around, lost(words, site.deeds_lost)),
        words.card(action.card),
    )
