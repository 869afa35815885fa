"""Plays the small game of the rules' worked year: `python -m tests.pictures.year FILE`.

The program shows that page's pictures out of the saved game, in the look in use; the test of the page compares its sums
with what the engine does. Ana, Budi and Citra sit on the map of the rules; their third year is the one that is told.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.core.record import JournalFile, Seat, header
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.ui.games.indonesia.rules.rule_scenes import MAP, load_scene_map
from indonesia_qt.ui.games.indonesia.rules.worked_year import PLAYERS

SEED = 19
ANA, BUDI, CITRA = range(len(PLAYERS))
MELATI_RICE, KENANGA_RICE, SEROJA_RUBBER = "a-melati-rice", "a-kenanga-rice", "b-seroja-rubber"
DAHLIA_SHIPS, TERATAI_SHIPS, MELATI_SHIPS = "a-dahlia-shipping", "a-teratai-shipping", "b-melati-shipping"
LAGOON, MONSOON, SUNRISE, TURTLE = "still-lagoon", "monsoon-sea", "sunrise-sea", "turtle-sea"
Move = tuple[int, Action]


def deliver(origin: str, line: str, sea: str, city: str) -> act.Deliver:
    """The sale of a good that one ship carries."""
    return act.Deliver(origin, line, (sea,), city)


def first_year() -> Iterator[Move]:
    yield ANA, act.PlaceCity("a2", "anggrek-1")
    yield BUDI, act.PlaceCity("a4", "seroja-1")
    yield from no_bids()
    yield ANA, act.StartProduction(MELATI_RICE, "melati-2")
    yield BUDI, act.StartShipping(DAHLIA_SHIPS, LAGOON)
    yield CITRA, act.StartProduction(KENANGA_RICE, "kenanga-1")
    yield ANA, act.Research("expansion", ANA)
    yield BUDI, act.Research("expansion", BUDI)
    yield CITRA, act.Research("slots", CITRA)
    yield ANA, deliver("melati-2", DAHLIA_SHIPS, LAGOON, "anggrek-1")
    yield ANA, act.Expand("melati-1")
    yield BUDI, act.PlaceShip(TURTLE)
    yield CITRA, deliver("kenanga-1", DAHLIA_SHIPS, LAGOON, "seroja-1")
    yield CITRA, act.Expand("cempaka-2")


def second_year() -> Iterator[Move]:
    yield from no_bids()
    yield CITRA, act.StartShipping(TERATAI_SHIPS, TURTLE)
    yield ANA, act.Research("mergers", ANA)
    yield BUDI, act.Research("slots", BUDI)
    yield CITRA, act.Research("bid", CITRA)
    yield ANA, deliver("melati-2", DAHLIA_SHIPS, LAGOON, "anggrek-1")
    yield CITRA, act.Operate(TERATAI_SHIPS)
    yield CITRA, act.PlaceShip(SUNRISE)
    yield CITRA, deliver("kenanga-1", DAHLIA_SHIPS, LAGOON, "seroja-1")
    yield CITRA, deliver("kenanga-1", TERATAI_SHIPS, SUNRISE, "anggrek-1")
    yield CITRA, act.Expand("cempaka-1")


def third_year() -> Iterator[Move]:
    yield ANA, act.PlaceCity("b1", "teratai-2")
    yield CITRA, act.PlaceCity("b5", "kenanga-2")
    yield ANA, act.Bid(5)
    yield BUDI, act.Bid(4)
    yield CITRA, act.Bid(1)
    yield ANA, act.Announce(MELATI_RICE, KENANGA_RICE, 100)
    yield CITRA, act.Raise(105)
    yield BUDI, act.Raise(115)
    yield ANA, act.Raise(120)
    yield CITRA, Pass()
    yield CITRA, act.StartProduction(SEROJA_RUBBER, "seroja-2")
    yield BUDI, act.StartShipping(MELATI_SHIPS, MONSOON)
    yield ANA, act.Research("hull", BUDI)
    yield CITRA, act.Research("slots", CITRA)
    yield BUDI, act.Research("mergers", BUDI)
    yield ANA, deliver("melati-2", MELATI_SHIPS, MONSOON, "seroja-1")
    yield ANA, deliver("melati-2", MELATI_SHIPS, MONSOON, "anggrek-1")
    yield ANA, deliver("kenanga-1", DAHLIA_SHIPS, LAGOON, "teratai-2")
    yield ANA, deliver("kenanga-1", DAHLIA_SHIPS, LAGOON, "kenanga-2")
    yield ANA, deliver("kenanga-1", TERATAI_SHIPS, SUNRISE, "anggrek-1")
    yield ANA, act.Expand("anggrek-2")
    yield CITRA, act.Operate(SEROJA_RUBBER)
    yield CITRA, deliver("seroja-2", TERATAI_SHIPS, TURTLE, "teratai-2")
    yield CITRA, act.Expand("teratai-1")
    yield BUDI, act.Operate(DAHLIA_SHIPS)
    yield BUDI, act.PlaceShip(LAGOON)
    yield CITRA, act.PlaceShip(LAGOON)
    yield BUDI, act.PlaceShip(LAGOON)
    yield BUDI, act.PlaceShip(SUNRISE)


def no_bids() -> Iterator[Move]:
    for seat in (ANA, BUDI, CITRA):
        yield seat, act.Bid(0)


def play(file: Path) -> None:
    """Play the game with every check of the rules, and save it."""
    game: Indonesia = load_scene_map(MAP).game
    setup = game.in_seat_order(game.new_setup(Options("open"), len(PLAYERS), SEED))
    file.unlink(missing_ok=True)
    journal = JournalFile(file)
    journal.begin(header(game, [Seat(name, seat, "human") for seat, name in enumerate(PLAYERS)], SEED, setup))
    session: Session[State] = Session(game, setup, journal)
    for seat, action in (*first_year(), *second_year(), *third_year()):
        asked = session.question
        assert asked is not None
        assert asked.seat == seat, f"seat {asked.seat} is asked, not {seat}: {action}"
        session.submit(action)


if __name__ == "__main__":
    play(Path(sys.argv[1]))
