"""A sale has one sum with one meaning, and where more is said of it the parts add up to that."""

from __future__ import annotations

import re
from random import Random

from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.bots.rules_of_thumb import RandomBot
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods, gains
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts

RUPIAH = re.compile(r"([+−]?\d+)\sRp")


def rupiah_in(text: str) -> list[int]:
    return [int(sum_.replace("\N{MINUS SIGN}", "-")) for sum_ in RUPIAH.findall(text)]


def test_a_sale_is_one_line_whose_net_is_what_the_panel_forecasts_and_its_parts_add_up() -> None:
    game = load_map().game
    whole = in_parts = 0
    for seed in range(3):
        session: Session[State] = Session(game, game.new_setup(Options(), 4, seed))
        words, bot, chance = IndonesiaTexts(game.scenario, ["Ana", "Budi", "Citra", "Dewi"]), RandomBot(), Random(seed)
        while (asked := session.question) is not None:
            before = session.state.copy()
            happened = session.submit(bot.choose(game.view(session.state, asked.seat), asked, chance))
            told = words.sentences(happened, Surroundings(before, session.state))
            sales = [text for alike, text in told if isinstance(alike[0], ev.GoodDelivered)]
            if not isinstance(asked, DeliverGoods):
                assert not sales
                continue
            [text] = sales
            following = session.question
            if isinstance(following, DeliverGoods) and following.company == asked.company:
                assert not text, "it goes on"
                continue
            company = before.companies[asked.company]
            deliveries = [event for event in happened if isinstance(event, ev.GoodDelivered)]
            plan = (*asked.done, *asked.plan) if len(deliveries) == len(asked.plan) else None
            gross, *fees, net = rupiah_in(text)
            assert text.startswith(words.company(asked.company))
            assert gross - sum(fees) == net
            if plan is not None and len(deliveries) > 1:
                assert net == gains(before, company, plan)[company.owner]
                whole += 1
            around = Surroundings(before, session.state)
            places = {place for event in deliveries for place in around.places(event)}
            assert {place for one in asked.done for place in (one.origin, *one.route, one.city)} <= places
            in_parts += bool(asked.done)
    assert whole
    assert in_parts
