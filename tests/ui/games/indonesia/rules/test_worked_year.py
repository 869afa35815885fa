"""The page that plays a year through says what the engine does: every sum, every table, every sale."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from indonesia_qt.core import record
from indonesia_qt.core.flow import Event, refusal
from indonesia_qt.core.session import Session
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Deliver, Research
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR, SHIP_FEE, TRACKS, UNIT_VALUE
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.ui.games.indonesia.rules.worked_year import AUCTION, FILE, NAMES, PLAYERS, YEAR, moment, replayed
from indonesia_qt.ui.games.indonesia.texts.names import letter
from indonesia_qt.ui.help.rules_book import read_book
from tests.pictures import year as little_game
from tests.pictures.year import ANA, BUDI, CITRA, DAHLIA_SHIPS, LAGOON, MELATI_SHIPS, SEROJA_RUBBER, TERATAI_SHIPS
from tests.ui.games.test_rules import LANGUAGES

SUM = re.compile(r"\d+(?: [×÷+−] \d+)+ = \d+")
SIGNS = str.maketrans({"×": "*", "÷": "/", "−": "-"})
CARRIERS = (MELATI_SHIPS, DAHLIA_SHIPS, TERATAI_SHIPS)
"""The lines that carry Ana's rice, in the order of the page."""


class Told:
    """The page in one language."""

    def __init__(self, language: str) -> None:
        self.text = read_book(paths.resources() / "rules" / "indonesia", language).chapter_of("worked_year").markdown
        self.sums = SUM.findall(" ".join(self.text.split()))
        blocks = re.findall(r"(?:^\|.*\n)+", self.text, re.MULTILINE)
        self.tables = [[cells(line) for line in block.splitlines()[2:]] for block in blocks]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def numbers(*texts: str) -> list[int]:
    return [int(found) for text in texts for found in re.findall(r"\d+", text)]


@pytest.fixture(params=LANGUAGES)
def told(request: pytest.FixtureRequest) -> Told:
    return Told(request.param)


@pytest.fixture(scope="module")
def session() -> Session[State]:
    return replayed()


@pytest.fixture(scope="module")
def happened(session: Session[State]) -> list[Event]:
    """What happened in the year, and what began the next one."""
    entries = session.entries[moment(session, "new_era") :]
    return [event for entry in entries for event in entry.events]


def at(session: Session[State], phase: str) -> State:
    return session.position(moment(session, phase))


def sales(happened: list[Event], company: str) -> list[ev.GoodDelivered]:
    return [event for event in happened if isinstance(event, ev.GoodDelivered) and event.company == company]


def rice_of(state: State) -> Company:
    return state.companies[state.players[ANA].companies[0]]


def cash(state: State) -> list[int]:
    return [player.cash for player in state.players]


def test_the_saved_game_is_the_one_that_is_played(tmp_path: Path) -> None:
    file = tmp_path / FILE.name
    little_game.play(file)
    assert record.read(file).lines == record.read(FILE).lines, f"python -m tests.pictures.year {FILE}"


def test_every_sum_is_right_and_is_the_engine_s(told: Told, session: Session[State], happened: list[Event]) -> None:
    for equation in told.sums:
        left, right = equation.translate(SIGNS).split(" = ")
        assert eval(left) == int(right), equation
    assert told.sums == [*sums_before_the_sales(session, happened), *sums_of_the_sales(session, happened)]


def sums_before_the_sales(session: Session[State], happened: list[Event]) -> list[str]:
    before, bid, sold = at(session, "new_era"), at(session, "mergers"), at(session, "acquisitions")
    bids = {event.seat: event.amount for event in happened if isinstance(event, ev.BidPlaced)}
    (merger,) = (event for event in happened if isinstance(event, ev.MergerDone))
    (first_bid,) = (event.bid for event in happened if isinstance(event, ev.MergerAnnounced))
    units = [bid.companies[company].units for company in (merger.first, merger.second)]
    whole, (first, second) = sum(units), merger.shares
    each = merger.bid // whole
    return [
        *(f"{cash(before)[seat]} − {bids[seat]} = {cash(bid)[seat]}" for seat in (ANA, BUDI, CITRA)),
        f"{units[0]} + {units[1]} = {whole}",
        f"{whole} × {UNIT_VALUE['rice']} = {first_bid}",
        f"{merger.bid} ÷ {whole} = {each}",
        f"{units[0]} × {each} = {first[1]}",
        f"{units[1]} × {each} = {second[1]}",
        f"{cash(bid)[ANA]} − {merger.bid} + {first[1]} = {cash(sold)[ANA]}",
        f"{cash(bid)[CITRA]} + {second[1]} = {cash(sold)[CITRA]}",
    ]


def sums_of_the_sales(session: Session[State], happened: list[Event]) -> list[str]:
    state, end = at(session, "operations"), session.position(len(session.entries))
    rice, rubber = sales(happened, rice_of(state).id), sales(happened, SEROJA_RUBBER)
    room = [carried(state, line) for line in CARRIERS]
    taken = Counter(state.companies[sale.line].owner for sale in rice)
    price = rice[0].price
    (earned,) = (event.earnings for event in happened if isinstance(event, ev.EarningsCollected))
    all_fees = fees(state, happened)
    own = rubber[0]
    return [
        f"{room[0]} + {room[1]} + {room[2]} = {sum(room)}",
        f"{len(rice)} × {price} = {len(rice) * price}",
        f"{taken[BUDI]} × {SHIP_FEE} = {taken[BUDI] * SHIP_FEE}",
        f"{taken[CITRA]} × {SHIP_FEE} = {taken[CITRA] * SHIP_FEE}",
        f"{len(rice) * price} − {taken[BUDI] * SHIP_FEE} − {taken[CITRA] * SHIP_FEE} = {earned[ANA]}",
        f"{len(rice) * price} − {sum(sale.fee for sale in rice)} = {earned[ANA]}",
        f"{own.price} − {own.fee} + {all_fees[CITRA]} = {earned[CITRA]}",
        *(f"{cash(state)[seat]} + {earned[seat]} = {cash(end)[seat]}" for seat in (ANA, BUDI, CITRA)),
        *(
            f"{player.cash} + {player.bank} + {player.earnings} = {player.cash + player.bank + player.earnings}"
            for player in end.players
        ),
    ]


def carried(state: State, line: str) -> int:
    """How much the one ship of a line that the rice reaches carries."""
    return state.players[state.companies[line].owner].hull


def fees(state: State, happened: list[Event]) -> Counter[int]:
    """What each player's ships got."""
    found: Counter[int] = Counter()
    for event in happened:
        if isinstance(event, ev.GoodDelivered):
            found[state.companies[event.line].owner] += event.fee
    return found


def test_the_table_of_players_is_the_position_before_the_year(told: Told, session: Session[State]) -> None:
    state = at(session, "new_era")
    for seat, (name, *row) in enumerate(told.tables[0]):
        player = state.players[seat]
        owned = [state.companies[company] for company in player.companies]
        levels = [getattr(player, track) for track in TRACKS]
        assert name == PLAYERS[seat]
        assert numbers(*row) == [
            player.cash,
            *(company.units for company in owned),
            *(level for level in levels if level > 1),
        ]
        assert re.findall(r"\(([A-Z])\)", row[1]) == [letter(state.scenario, company.id) for company in owned]


def test_the_tables_of_bids_are_the_engine_s(told: Told, happened: list[Event], session: Session[State]) -> None:
    bids = [event for event in happened if isinstance(event, ev.BidPlaced)]
    factor = [BID_FACTOR[player.bid - 1] for player in at(session, "turn_order").players]
    assert [[PLAYERS[bid.seat], bid.amount, factor[bid.seat], bid.strength] for bid in bids] == [
        [name, *numbers(*row)] for name, *row in told.tables[1]
    ]
    (order,) = (event.order for event in happened if isinstance(event, ev.OrderDecided))
    assert order == (ANA, CITRA, BUDI)
    expected: list[list[object]] = []
    for event in happened:
        match event:
            case ev.MergerAnnounced(seat=seat, bid=bid) | ev.BidRaised(seat=seat, bid=bid):
                expected.append([PLAYERS[seat], bid])
            case ev.BidderLeft(seat=seat, reason=None):
                expected.append([PLAYERS[seat]])
            case ev.BidderLeft(seat=seat, reason=reason):
                assert reason
                expected.append([PLAYERS[seat], reason.values["bid"], cash(at(session, "mergers"))[seat]])
    assert expected == [[name, *numbers(*row)] for name, *row in told.tables[2]]


def test_the_tables_of_ships_and_sales_are_the_engine_s(
    told: Told, session: Session[State], happened: list[Event]
) -> None:
    state = at(session, "operations")
    scenario = state.scenario
    for line, (ship, owner, number) in zip(CARRIERS, told.tables[3], strict=True):
        assert ship.endswith(f"({letter(scenario, line)})")
        assert owner == PLAYERS[state.companies[line].owner]
        assert int(number) == carried(state, line)
    sold = sales(happened, rice_of(state).id)
    for place, (sale, row) in enumerate(zip(sold, told.tables[4], strict=True), start=1):
        places = [scenario.name[scenario.province_of[area]] for area in (sale.origin, sale.city)]
        assert [int(row[0]), row[1], row[3]] == [place, *places]
        assert row[2].endswith(f"({letter(scenario, sale.line)})")
        assert row[2] == next(ship for ship, *_ in told.tables[3] if ship.endswith(row[2][-3:]))


def test_the_tables_of_earnings_cities_and_money_are_the_engine_s(
    told: Told, session: Session[State], happened: list[Event]
) -> None:
    state, end = at(session, "operations"), session.position(len(session.entries))
    got, paid, goods = fees(state, happened), Counter[int](), Counter[int]()
    for sale in (event for event in happened if isinstance(event, ev.GoodDelivered)):
        paid[state.companies[sale.company].owner] += sale.fee
        goods[state.companies[sale.company].owner] += sale.price
    for seat, (name, *row) in enumerate(told.tables[5]):
        assert [name, *map(int, row[:3])] == [PLAYERS[seat], goods[seat], paid[seat], got[seat]]
        assert numbers(row[3])[-1] == end.players[seat].earnings
    received = session.position(len(session.entries) - 1).received
    for city, row in zip(state.cities, told.tables[6], strict=True):
        name = state.scenario.name[state.scenario.province_of[city]]
        assert [row[0], *map(int, row[1:4])] == [
            name,
            state.cities[city],
            received.get((city, "rice"), 0),
            received.get((city, "rubber"), 0),
        ]
        assert numbers(row[4]) in ([], [end.cities[city]])
    for seat, (name, *row) in enumerate(told.tables[7]):
        player = end.players[seat]
        assert [name, int(row[0]), int(row[1])] == [PLAYERS[seat], cash(state)[seat], player.earnings]
        assert int(row[3]) == player.bank


def test_the_other_numbers_are_the_same_in_all_languages(told: Told) -> None:
    assert Counter(numbers(told.text)) == Counter(numbers(Told("en").text))


def test_what_is_told_of_the_board_is_so(session: Session[State], happened: list[Event]) -> None:
    state = at(session, "new_era")
    assert [PLAYERS[seat] for seat in state.order] == ["Ana", "Budi", "Citra"]
    assert list(state.deeds) == ["a-anggrek-spice"]
    assert [event.seat for event in happened if isinstance(event, ev.CardDiscarded)] == [BUDI]
    built = [event.area for event in happened if isinstance(event, ev.CityPlaced)]
    assert built == ["teratai-2", "kenanga-2"]
    gone = [event.deed for event in happened if isinstance(event, ev.DeedDiscarded)]
    assert gone == ["a-anggrek-spice", "b-teratai-spice"]
    end = session.position(len(session.entries))
    assert (end.year, list(end.deeds), end.era) == (YEAR + 1, [], 2)
    assert len(rice_of(end).areas) == 6
    assert [event.area for event in happened if isinstance(event, ev.CityGrew)] == ["teratai-2"]


def test_without_the_step_of_hull_only_3_could_be_sold(session: Session[State]) -> None:
    first = moment(session, "research")
    other: Session[State] = Session(session.game, session.setup)
    for entry in session.entries[:first]:
        other.submit(entry.action)
    other.submit(Research("slots", ANA))
    for entry in session.entries[first + 1 : first + 3]:
        other.submit(entry.action)
    asked = other.question
    assert isinstance(asked, DeliverGoods)
    assert len(asked.plan) == 3


def test_with_one_good_of_melati_through_the_lagoon_only_4_could_be_sold(session: Session[State]) -> None:
    state = at(session, "operations")
    reason = refusal(state, Deliver("melati-2", DAHLIA_SHIPS, (LAGOON,), "anggrek-1"))
    assert reason
    assert (reason.rule, reason.values["n"], reason.values["most"]) == ("R-OPS-24", 4, 5)


def test_two_areas_are_allowed_and_one_has_room(session: Session[State], happened: list[Event]) -> None:
    sold = sales(happened, rice_of(at(session, "operations")).id)
    state = session.position(moment(session, "operations") + len(sold))
    asked = next(frame for frame in reversed(state.stack) if isinstance(frame, ChooseExpansion))
    assert asked.left == 2
    assert len(asked.actions(state)) == 1


def test_the_drawing_of_the_merger_shows_what_was_paid(session: Session[State], happened: list[Event]) -> None:
    (merger,) = (event for event in happened if isinstance(event, ev.MergerDone))
    units = [at(session, "mergers").companies[company].units for company in (merger.first, merger.second)]
    assert tuple(zip(units, [share for _, share in merger.shares], strict=True)) == AUCTION


def test_the_page_shows_all_pictures_of_the_year() -> None:
    chapter = read_book(paths.resources() / "rules" / "indonesia", "en").chapter_of("worked_year")
    assert set(chapter.pictures) == {*NAMES, "year_merger"}
