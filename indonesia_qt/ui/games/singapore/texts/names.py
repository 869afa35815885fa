"""The names of phases, amounts, buildings and what they do, and of the lots and owners of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import Self

from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.box import Amounts, Building, Trade
from indonesia_qt.games.singapore.rules.constants import GOODS, WHITE_CHIPS, Good, Goods
from indonesia_qt.games.singapore.rules.scenario import Scenario
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.i18n.text import clauses, counted, enumerated, figure, phrase, signed, tr, unbroken
from indonesia_qt.ui.games.singapore.texts.short_names import printed_names
from indonesia_qt.ui.table.game_texts import GameTexts

_PHASES: dict[ev.Phase, str] = {
    "start": phrase("Starting Round"),
    "display": phrase("Display", "phase"),
    "lots": phrase("Lots", "phase"),
    "turns": phrase("Turns"),
}
ROMAN = {1: "I", 2: "II", 3: "III"}
"""The stacks as they are numbered in the box."""

Count = Callable[[int], str]


def pounds(amount: int) -> str:
    """Return a sum of money: "£4"."""
    return tr("£{amount}", amount=figure(amount))


def points(number: int) -> str:
    """Return a number of victory points: "2 VP"."""
    return tr("{number}\N{NO-BREAK SPACE}VP", number=figure(number))


def signed_points(change: int) -> str:
    """Return a change of victory points with its sign: "+2 VP"."""
    return tr("{change}\N{NO-BREAK SPACE}VP", change=signed(change))


def spoken_points(number: int) -> str:
    """Return a number of victory points for a screen reader."""
    return counted(number, "{n} victory point", "{n} victory points")


def amount_of(number: int, good: Good) -> str:
    """Return an amount of a good: "3 tea"; no line ends within it."""
    match good:
        case "brick":
            return unbroken(counted(number, "{n} brick", "{n} bricks"))
        case "cloth":
            return unbroken(counted(number, "{n} cloth", "{n} cloth"))
        case "tea":
            return unbroken(counted(number, "{n} tea", "{n} tea"))
        case "opium":
            return unbroken(counted(number, "{n} opium", "{n} opium"))


def black_chips(number: int) -> str:
    """Return a number of black chips: "2 black chips"."""
    return unbroken(counted(number, "{n} black chip", "{n} black chips"))


def bag_text(black: int) -> str:
    """Return how many black and white chips are in the bag."""
    return counted(
        black,
        "In the bag: {n} black chip, {white} white",
        "In the bag: {n} black chips, {white} white",
        white=WHITE_CHIPS,
    )


def goods_text(goods: Goods) -> Iterator[str]:
    """Yield an amount for each good that there is."""
    for good, number in zip(GOODS, goods, strict=True):
        if number:
            yield amount_of(number, good)


def paid_text(goods: Goods, money: int, vp: int, count: Count = points) -> str:
    """Return goods, money and victory points in one phrase: "3 bricks, £4"; "nothing" if there are none."""
    parts = [*goods_text(goods), *([pounds(money)] if money else []), *([count(vp)] if vp else [])]
    return enumerated(parts) or tr("nothing")


def amounts_text(amounts: Amounts, count: Count = points) -> str:
    """Return what a use pays or gains: "2 any, £4"."""
    free = [unbroken(tr("{number} any", "goods", number=amounts.any))] if amounts.any else []
    free += [unbroken(tr("{number} of one good", number=amounts.same))] if amounts.same else []
    rest = (
        paid_text(amounts.goods, amounts.money, amounts.vp, count)
        if any(amounts.goods) or amounts.money or amounts.vp
        else ""
    )
    return enumerated(filter(None, [*free, rest]))


def trade_text(trade: Trade, count: Count = points) -> str:
    """Return one direction of an exchange: "3 bricks → £4", or "take 2 bricks"."""
    gain = amounts_text(trade.gain, count)
    pay = amounts_text(trade.pay, count)
    return tr("{pay} → {gain}", pay=pay, gain=gain) if pay else tr("take {gain}", gain=gain)


def effect_text(building: Building, count: Count = points) -> str:
    """Return what a building does: "3 bricks → £4"; both directions where there are two."""
    if building.trades:
        first, *back = building.trades
        if back:
            both = amounts_text(first.pay, count), amounts_text(first.gain, count)
            return tr("{a} ↔ {b}", a=both[0], b=both[1])
        return trade_text(first, count)
    if building.returned_chips:
        return counted(
            building.returned_chips, "return {n} black chip to the bag", "return up to {n} black chips to the bag"
        )
    if building.extra_steps:
        return counted(building.extra_steps, "walk {n} more step", "walk up to {n} more steps")
    return tr("take the second worker") if building.second_worker else tr("put a worker on any building")


def built_text(building: Building) -> str:
    """Return what a building does, and that it is illegal."""
    return clauses(effect_text(building), tr("illegal") if building.illegal else "")


def main_gain(amounts: Amounts) -> str:
    """Return what counts most of what is gained, as the name of its sign."""
    return next((kind for kind in ("vp", "money", *GOODS, "any", "same") if getattr(amounts, kind)), "")


def effect_sign(building: Building) -> str:
    """Return the name of the sign of what a building is good for."""
    if building.trades:
        return main_gain(building.trades[0].gain)
    if building.returned_chips:
        return "bag"
    if building.extra_steps:
        return "step"
    return "worker" if building.second_worker else "jump"


class Names(GameTexts):
    """The names in a game with these players at its seats; `place` knows lots and buildings."""

    values = {  # noqa: RUF012
        "player": lambda words, about: words.owner(about.seat),
        "owner": lambda words, about: words.owner(about.owner),
        "is_own": lambda _, about: about.owner == about.seat,
        "is_neutral": lambda words, about: about.owner >= len(words.seats),
        "tile": lambda words, about: words.printed(about.tile),
        "lot": lambda words, about: words.place(about.area),
        "effect": lambda words, about: built_text(words.building(about.tile)),
        "area": lambda words, about: words.spot(about.area),
        "start": lambda words, about: words.spot(about.start),
        "a": lambda words, about: words.spot(about.a),
        "b": lambda words, about: words.spot(about.b),
        "is_white": lambda _, about: about.chip == "white",
        "point": lambda _, __: points(1),
        "change": lambda _, about: signed_points(about.by),
        "points": lambda _, about: points(about.vp),
        "price": lambda _, about: pounds(about.price),
        "is_free": lambda _, about: not about.price,
        "money": lambda _, about: pounds(about.money),
        "amount": lambda _, about: pounds(about.amount),
    }
    money = staticmethod(pounds)
    score = staticmethod(points)
    unit = phrase("VP")
    mean_digits = 1

    def mean_score(self, score: float) -> str:
        """Return a mean of victory points: "0.3 VP"."""
        return tr("{number}\N{NO-BREAK SPACE}VP", number=figure(score, self.mean_digits))

    def __init__(self, scenario: Scenario, seats: Sequence[str]) -> None:
        super().__init__(seats, scenario.name)
        self.scenario = scenario
        self._built: Mapping[str, str] = {
            area: building.id for area, building in zip(scenario.start, scenario.box.start_buildings, strict=True)
        }
        """The buildings that are known to stand, by their lots."""

    def seen_from(self, position: State) -> Self:
        """Return these names with those of the buildings that stand in a position."""
        known = copy(self)
        known._built = position.built
        return known

    def phase(self, id: str | None) -> str:
        """Return the name of a phase; empty when the game is over."""
        return tr(_PHASES[id], "phase" if id in ("display", "lots") else "") if id else ""  # type: ignore[index]

    def round(self, number: int) -> str:
        """Return the number of a round as a heading; the first buildings come before round 1."""
        return tr("Round {number}", number=number) if number else tr("Starting Round")

    def owner(self, owner: int) -> str:
        """Return the name of a player, or of the neutral colour (S-DUO-01)."""
        return self.seats[owner] if owner < len(self.seats) else tr("Neutral", "owner")

    def building(self, id: str) -> Building:
        """Return a building by its id."""
        return self.scenario.buildings[id]

    def printed(self, id: str) -> str:
        """Return the name of a building as its tile has it: its place or what it does tells it from alike ones."""
        return printed_names(self.building(id))[0]

    def called(self, name: str) -> str:
        """Return the name that a building has on its tile."""
        titles = (id for id, building in self.scenario.buildings.items() if building.title == name)
        return next(map(self.printed, titles), name)

    def there(self, view: State, building: str) -> str:
        """Return a building with the lot where it stands, if it does."""
        area = next((area for area, id in view.built.items() if id == building), "")
        return self.standing_on(building, area) if area else self.printed(building)

    def on(self, view: State, area: str) -> str:
        """Return the building on an area with its lot, "Tea House (D5)"; the lot alone where none stands."""
        if area not in view.built:
            return self.place(area)
        return self.standing_on(view.built[area], area)

    def standing_on(self, building: str, area: str, owner: str = "") -> str:
        """Return a building with its lot and its owner, in one pair of brackets: "Counting House (D3, Ana)"."""
        lot = enumerated(filter(None, (self.place(area), owner)))
        return tr("{building} ({lot})", building=self.printed(building), lot=lot)

    def spot(self, area: str) -> str:
        """Return a building with its lot where one is known to stand, else the lot, or the player's hand."""
        if area == IN_HAND:
            return tr("the hand")
        return self.standing_on(self._built[area], area) if area in self._built else self.place(area)


def player_facts(words: Names, view: State, seat: int, count: Count = points) -> Sequence[str]:
    """Return points, money, goods, chips and workers of a player; hidden holdings are named as hidden."""
    player = view.players[seat]
    found = [count(player.vp)]
    if player.secret:
        found.append(tr("money and goods hidden"))
    else:
        found.append(pounds(player.money))
        found += [amount_of(number, good) for good, number in zip(GOODS, player.goods, strict=True)]
    found.append(black_chips(view.chips[seat]))
    found.append(worker_text(player.workers))
    if seat == view.raffles:
        found.append(tr("Raffles stone"))
    return found


def worker_text(workers: Sequence[str]) -> str:
    """Return how many workers are on the board, in hand and set aside."""
    on_board = sum(at != IN_HAND for at in workers)
    text = counted(on_board, "{n} worker on the board", "{n} workers on the board")
    return tr("{text}, one in hand", text=text) if IN_HAND in workers else text
