"""Land auction: the rules of a small game with a lot board, money, points, hidden cards and chance of both kinds.

In turn each player buys a free lot for 3 coins, trades, or passes. Who trades rolls a die and takes as many coins; that
can be taken back, and the same number comes again. Who buys draws a seal from the bag, which is final. Each has a
hidden card with a column of lots. When all have passed in turn or no lot is free the game ends: a lot is worth 2
points, 1 more in the column of one's card, and a seal 1 point.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, MutableSequence, Sequence
from random import Random
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.definition import GameDataError, GameDefinition
from indonesia_qt.core.flow import Action, Chance, Event, Pass, Question, Reason, because
from indonesia_qt.core.game import Bot
from indonesia_qt.core.review import Coach, Opinion, Option
from indonesia_qt.core.state_format import StateFormat

PRICE, FIRST_COINS = 3, 8
SEALS = ("gold", "gold", "plain", "plain", "plain")
HIDDEN = "?"


class Buy(Action, frozen=True):
    area: str


class Trade(Action, frozen=True):
    pass


class Rolled(Action, frozen=True):
    coins: int


class Drawn(Action, frozen=True):
    seal: str


class RoundBegan(Event, frozen=True):
    round: int


class Bought(Event, frozen=True):
    seat: int
    area: str


class Earned(Event, frozen=True):
    seat: int
    coins: int


class SealDrawn(Event, frozen=True):
    seat: int
    seal: str


class Passed(Event, frozen=True):
    seat: int


class Ended(Event, frozen=True):
    winner: int


class Turn(Question[Any], frozen=True):
    answers = (Buy, Trade, Pass)

    def actions(self, s: State) -> Sequence[Action]:
        buys = [Buy(lot) for lot in s.lots if lot not in s.owners] if s.coins[self.seat] >= PRICE else []
        return [*buys, Trade(), Pass()]

    def check(self, s: State, action: Action) -> Reason | None:
        if isinstance(action, Buy):
            if action.area not in s.lots:
                return because("L-BUY", "{area} is not a lot.", area=action.area)
            if action.area in s.owners:
                return because("L-BUY", "{area} is sold.", area=action.area)
            if s.coins[self.seat] < PRICE:
                return because("L-BUY", "A lot costs {price}.", price=PRICE)
        return None

    def apply(self, s: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, Buy):
            s.owners[action.area] = self.seat
            s.coins[self.seat] -= PRICE
            events.append(Bought(self.seat, action.area))
            s.stack[:] = [Bag(self.seat)] if s.bag else [s.next_turn(self.seat, events)]
        elif isinstance(action, Trade):
            s.stack[:] = [Die(self.seat)]
        else:
            events.append(Passed(self.seat))
            s.passes += 1
            s.stack[:] = [s.next_turn(self.seat, events)]
        if not isinstance(action, Pass):
            s.passes = 0
        s.end_if_over(events)


class Die(Chance[Any], frozen=True):
    answers = (Rolled,)
    trader: int

    def outcomes(self, s: State) -> Sequence[tuple[Action, int]]:  # noqa: ARG002
        return [(Rolled(coins), 1) for coins in range(1, 7)]

    def apply(self, s: State, action: Rolled, events: list[Event]) -> None:
        s.coins[self.trader] += action.coins
        events.append(Earned(self.trader, action.coins))
        s.stack[:] = [s.next_turn(self.trader, events)]


class Bag(Chance[Any], frozen=True):
    answers = (Drawn,)
    buyer: int

    def outcomes(self, s: State) -> Sequence[tuple[Action, int]]:
        return [(Drawn(seal), s.bag.count(seal)) for seal in sorted(set(s.bag))]

    def is_final(self, s: State) -> bool:
        return s.options.chance == "final"

    def apply(self, s: State, action: Drawn, events: list[Event]) -> None:
        s.bag.remove(action.seal)
        s.seals[self.buyer] += action.seal == "gold"
        events.append(SealDrawn(self.buyer, action.seal))
        s.stack[:] = [s.next_turn(self.buyer, events)]
        s.end_if_over(events)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    coins: Literal["hidden", "open"] = "hidden"
    chance: Literal["final", "practice"] = "final"


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    cards: tuple[str, ...]


class State(Struct):
    options: Options
    lots: tuple[str, ...]
    cards: list[str]
    coins: list[int]
    seals: list[int]
    bag: list[str]
    owners: dict[str, int] = {}
    round: int = 0
    passes: int = 0
    stack: list[Any] = []

    def copy(self) -> State:
        changed = {name: getattr(self, name).copy() for name in ("cards", "coins", "seals", "bag", "owners", "stack")}
        return replace(self, **changed)

    def next_turn(self, seat: int, events: list[Event]) -> Turn:
        following = (seat + 1) % len(self.coins)
        if following == 0:
            self.round += 1
            events.append(RoundBegan(self.round))
        return Turn(following)

    def end_if_over(self, events: list[Event]) -> None:
        if self.passes == len(self.coins) or (
            len(self.owners) == len(self.lots) and not isinstance(self.stack[0], Bag)
        ):
            self.stack.clear()
            events.append(Ended(ranking(self)[0]))


def points(s: State) -> list[int]:
    lots = [[lot for lot, owner in s.owners.items() if owner == seat] for seat in range(len(s.coins))]
    return [2 * len(own) + sum(lot[0] == s.cards[seat] for lot in own) + s.seals[seat] for seat, own in enumerate(lots)]


def ranking(s: State) -> list[int]:
    found = points(s)
    return sorted(range(len(found)), key=lambda seat: (-found[seat], -s.coins[seat], seat))


class ToyData(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["toy"] = "toy"


class LandAuction:
    """The game on one map."""

    name = "toy"
    phases = "chance", "auction"
    actions: Any = Buy | Trade | Rolled | Drawn | Pass
    positions = StateFormat(State)

    def __init__(self, board: BoardMap) -> None:
        self.map_id, self.fingerprint = board.id, "1" * 64
        self.names = {land.id: land.place or land.id for land in board.lands}

    def new_setup(self, options: Options, players: int, seed: int) -> Setup:
        columns = sorted({lot[0] for lot in self.names})
        return Setup(options, tuple(Random(seed).sample(columns, players)))

    def decode_setup(self, data: bytes, seats: int, seed: int, save_format: int) -> Setup:  # noqa: ARG002
        setup = msgspec.json.decode(data, type=Setup)
        if setup != self.new_setup(setup.options, seats, seed):
            raise ValueError(f"the seed {seed} doesn't deal it")
        return setup

    def start(self, setup: Setup) -> State:
        players = len(setup.cards)
        lots, coins = tuple(self.names), [FIRST_COINS] * players
        return State(setup.options, lots, list(setup.cards), coins, [0] * players, list(SEALS), stack=[Turn(0)])

    def view(self, s: State, seat: int | None) -> State:
        return self.shared_view(s, () if seat is None else (seat,))

    def shared_view(self, s: State, seats: Collection[int]) -> State:
        if not s.stack:
            return s.copy()
        known = [seat in seats for seat in range(len(s.coins))]
        cards = [card if own else HIDDEN for card, own in zip(s.cards, known, strict=True)]
        hides = self.hides_holdings(s)
        coins = [coins if own or not hides else -1 for coins, own in zip(s.coins, known, strict=True)]
        return replace(s.copy(), cards=cards, coins=coins)

    def sampled(self, view: State, chance: Random) -> State:
        s = view.copy()
        left = sorted({lot[0] for lot in self.names}.difference(s.cards))
        s.cards = [left.pop(chance.randrange(len(left))) if card == HIDDEN else card for card in s.cards]
        s.coins = [chance.randint(0, FIRST_COINS) if coins < 0 else coins for coins in s.coins]
        return s

    def needs_secrets(self, s: State, asked: Question[Any]) -> bool:
        return self.hides_holdings(s) and isinstance(asked, Turn)

    def hides_holdings(self, s: State) -> bool:
        return s.options.coins == "hidden"

    def scores(self, s: State) -> Sequence[int]:
        return points(s)

    def ranking(self, s: State) -> Sequence[int]:
        return ranking(s)

    def round(self, s: State) -> int:
        return s.round

    def phase(self, s: State) -> str | None:
        return None if not s.stack else "chance" if isinstance(s.stack[0], Chance) else "auction"

    def summary(self, s: State, names: Sequence[str]) -> dict[str, Any]:
        rows = zip(names, points(s), s.coins, strict=True)
        return {"lots": s.owners, "seats": [{"name": name, "points": got, "coins": has} for name, got, has in rows]}


class AnyAnswer:
    """Plays any legal answer, to trade or to buy rather than to pass."""

    def choose(self, view: State, asked: Question[Any], chance: Random) -> Action:
        return chance.choice([action for action in asked.actions(view) if chance.random() < 0.1 or action != Pass()])


class Buyer:
    """Buys the first lot in the column of its card, or any, as soon as it can."""

    def choose(self, view: State, asked: Question[Any], chance: Random) -> Action:  # noqa: ARG002
        buys = [action for action in asked.actions(view) if isinstance(action, Buy)]
        return min(buys, key=lambda buy: buy.area[0] != view.cards[asked.seat], default=Trade())


class ToyCoach:
    """Counts points and coins; to buy is best."""

    version = "1"

    def chances(self, s: State, chance: Random, round_: int) -> tuple[float, ...]:  # noqa: ARG002
        owned = [list(s.owners.values()).count(seat) for seat in range(len(s.coins))]
        found = [3 * lots + max(0, coins) + 1 for lots, coins in zip(owned, s.coins, strict=True)]
        if not s.stack:
            return tuple(float(seat == ranking(s)[0]) for seat in range(len(s.coins)))
        return tuple(one / sum(found) for one in found)

    def opinion(
        self,
        view: State,
        asked: Question[Any],
        played: Action,
        chance: Random,  # noqa: ARG002
    ) -> Opinion | None:
        actions = asked.actions(view)
        if len(actions) < 3:
            return None
        best, own = Option(actions[0], 0.5, 3.0), Option(played, 0.4 if played == Trade() else 0.3, 1.0)
        if isinstance(played, Buy):
            best = own = Option(played, 0.5, 3.0)
        chances = tuple(own.chance if seat == asked.seat else 1 - own.chance for seat in range(len(view.coins)))
        return Opinion(best, own, chances)

    def asks_again(self, earlier: Question[Any], asked: Question[Any]) -> bool:  # noqa: ARG002
        return False

    def continues(self, earlier: Question[Any], asked: Question[Any]) -> bool:  # noqa: ARG002
        return False


class ToyNumbers:
    def __init__(self, game: LandAuction, players: int) -> None:
        self.lots = list(game.names)
        self.names: Sequence[str] = ["round", *(f"coins of {n}" for n in range(players)), *self.lots]
        self.bounds: Sequence[tuple[float, float]] = [(-1.0, 1e6) for _ in self.names]
        self.choices: Sequence[str] = ["pass", "trade", *(f"buy {lot}" for lot in self.lots)]

    def write(self, view: State, seat: int, into: MutableSequence[float]) -> None:
        players = len(view.coins)
        into[0] = view.round
        for n in range(players):
            into[1 + n] = view.coins[(seat + n) % players]
        for place, lot in enumerate(self.lots, 1 + players):
            into[place] = (view.owners[lot] - seat) % players + 1 if lot in view.owners else 0

    def parts(self, action: Action, seat: int) -> tuple[int, ...]:  # noqa: ARG002
        return (2 + self.lots.index(action.area) if isinstance(action, Buy) else int(isinstance(action, Trade)),)


class ToyDefinition:
    id, title, map, suffix = "toy", "Land Auction", "lots", ".toy"
    order_can_be_chosen = False
    map_data = None
    players = range(2, 4)
    options: type[Any] = Options
    actions: Any = LandAuction.actions
    bots: Mapping[str, Callable[..., Bot]] = {"random": AnyAnswer, "buyer": Buyer}
    levels: tuple[str, ...] = ("random", "buyer")
    styles: tuple[str, ...] = ()
    substitute = "random"
    coach: Coach | None = ToyCoach()
    most_rounds = 99
    round_name, score_name = "round", "points"

    def decode(self, data: bytes) -> ToyData:
        try:
            return msgspec.json.decode(data, type=ToyData)
        except msgspec.DecodeError as error:
            raise GameDataError("", str(error)) from None

    def on(self, board: BoardMap, data: ToyData) -> LandAuction:  # noqa: ARG002
        return LandAuction(board)

    def present_options(self, setup: Setup) -> Options:
        return setup.options

    def numbers(self, game: LandAuction, players: int, seats: int) -> ToyNumbers:  # noqa: ARG002
        return ToyNumbers(game, players)


DEFINITION: GameDefinition = ToyDefinition()
