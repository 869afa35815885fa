"""Plans of a turn and what a building costs, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal

from indonesia_qt.core.flow import Action, Event, Pass
from indonesia_qt.games.singapore.analysis.reach import Reach
from indonesia_qt.games.singapore.analysis.turn_planner import Aim, Risk, TurnPlan, risk_of, seals_reached
from indonesia_qt.games.singapore.bots.explain import Gains
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.constants import GOODS
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import clauses, counted, enumerated, labelled, phrase, signed, tr, unbroken
from indonesia_qt.ui.games.singapore.texts.names import Names, amount_of, black_chips, paid_text, points, pounds
from indonesia_qt.ui.games.singapore.texts.short_names import printed_names

NameForm = Literal["whole", "short", "place"]
AIM_NAMES: dict[Aim, str] = {
    "points": phrase("Most points"),
    "money": phrase("Most money"),
    "goods": phrase("Most goods"),
}
ORDERS: dict[Aim, str] = {
    "points": phrase("In order of points, then money, then goods, less what raids may cost."),
    "money": phrase("In order of money, then points, then goods, less what raids may cost."),
    "goods": phrase("In order of goods, then points, then money, less what raids may cost."),
}
"""What ranks the plans for each aim."""
LIKELY = 0.4
"""A raid that is more likely isn't said as one in so many."""


def gains_text(gains: Gains) -> str:
    """Return what a plan changes without a raid: "+9 VP, −£2, +1 tea, −2 black chips"."""
    parts = []
    if gains.points:
        parts.append(tr("{points}\N{NO-BREAK SPACE}VP", points=signed(gains.points)))
    if gains.money:
        parts.append(change_of_money(gains.money))
    for good, number in zip(GOODS, gains.goods, strict=True):
        if number:
            sign = "+" if number > 0 else "\N{MINUS SIGN}"
            parts.append(f"{sign}{amount_of(abs(number), good)}")
    if gains.chips:
        sign = "+" if gains.chips > 0 else "\N{MINUS SIGN}"
        parts.append(f"{sign}{black_chips(abs(gains.chips))}")
    return enumerated(parts) or tr("Changes nothing")


def change_of_money(pounds_more: int) -> str:
    """Return a change of money: "+£3", "−£2"."""
    text = "+£{amount}" if pounds_more > 0 else "\N{MINUS SIGN}£{amount}"
    return tr(text, amount=abs(pounds_more))


def risk_text(risk: Risk) -> str:
    """Return how likely a raid is and what it may cost: "1 in 7: a raid costs £5, 1 opium"; empty without a chip."""
    if not risk.chance:
        return ""
    costs = [
        pounds(risk.money) if risk.money else "",
        points(risk.points) if risk.points else "",
        amount_of(risk.opium, "opium") if risk.opium else "",
    ]
    listed = enumerated(filter(None, costs))
    if risk.chance == 1:
        return tr("a raid is certain, and costs {costs}", costs=listed) if listed else tr("a raid is certain")
    if risk.chance > LIKELY:
        number = round(10 * risk.chance)
        if not listed:
            return unbroken(tr("{number}\N{NO-BREAK SPACE}in\N{NO-BREAK SPACE}10: a raid", number=number))
        return tr("{number}\N{NO-BREAK SPACE}in\N{NO-BREAK SPACE}10: a raid costs {costs}", number=number, costs=listed)
    number = round(1 / risk.chance)
    if not listed:
        return unbroken(tr("1\N{NO-BREAK SPACE}in\N{NO-BREAK SPACE}{number}: a raid", number=number))
    return tr("1\N{NO-BREAK SPACE}in\N{NO-BREAK SPACE}{number}: a raid costs {costs}", number=number, costs=listed)


def chip_text(view: State, seat: int, action: Action) -> str:
    """Return that an action draws a chip, or what the raid takes where no chip but a white one can come."""
    return tr("draws a chip") if view.black else risk_text(risk_of(view, seat, action))


def others_text(words: Names, gains: Gains) -> str:
    """Return what others gain by a plan, and what a raid may cost."""
    others = enumerated(
        tr("{player}\N{NO-BREAK SPACE}+{points}\N{NO-BREAK SPACE}VP", player=words.seats[seat], points=given)
        for seat, given in enumerate(gains.given)
        if given
    )
    return clauses(others, risk_text(gains.risk))


def seals_text(view: State, plan: TurnPlan) -> str:
    """Return what seals pay in a plan, which is part of its money; empty when it reaches none."""
    seals = seals_reached(view, plan)
    money = pounds(seals * view.scenario.box.seals.money)
    return counted(seals, "a seal pays {money}", "{n} seals pay {money}", money=money) if seals else ""


def steps_text(words: Names, view: State, actions: Sequence[Action]) -> str:
    """Return actions as a way through the town: "Tea House → road D5–E5"; the tiles show what is traded.

    A lot is named only where buildings of the same name stand.
    """
    return " \N{RIGHTWARDS ARROW} ".join(_steps(words, view, actions)) or tr("End the turn")


def _steps(words: Names, view: State, actions: Sequence[Action]) -> Iterator[str]:
    """Each use with its building, each road, and where a worker goes or is put without a use.

    A building that is used says enough of the worker that is put there: lists of plans have little room.
    """
    for number, action in enumerate(actions):
        match action:
            case act.BuildRoad(a=a, b=b):
                yield tr("road {a}\N{EN DASH}{b}", a=words.place(a), b=words.place(b))
            case act.Step(worker=worker, area=area):
                if not _goes_on(actions[number + 1 :], worker, view.built[area]):
                    yield tr("go to {building}", building=_named(words, view, view.built[area]))
            case act.Enter(area=area):
                following = actions[number + 1] if number + 1 < len(actions) else None
                if not isinstance(following, act.Exchange) or following.building != view.built[area]:
                    yield tr("put your worker on {building}", building=_named(words, view, view.built[area]))
            case act.Exchange(building=building):
                yield _named(words, view, building)
            case Pass():
                pass
            case _:
                yield _use(words, view, action, _named(words, view, action.building))  # type: ignore[attr-defined]


def _named(words: Names, view: State, building: str) -> str:
    """Return the name of a building, with its lot if there is another one of this name."""
    name = words.printed(building)
    return name if [words.printed(id) for id in view.built.values()].count(name) == 1 else words.there(view, building)


def move_text(words: Names, view: State, action: Action, form: NameForm = "whole") -> str:
    """Return a move in a few words: "→ Tea House D5", "Tea House D5: 1 brick → 3 tea", "Road: E5 – E6".

    Buildings have their whole or their short names, or only their places. Of two workers that move the number is said.
    """
    match action:
        case act.Step(area=area) | act.Enter(area=area):
            goal = f"\N{RIGHTWARDS ARROW} {_standing(words, view, area, form)}"
            if len(view.players[view.stack[-1].seat].workers) == 1:
                return goal
            number = action.worker + 1 if isinstance(action, act.Step) else 2
            brief = tr("W{number}", "short for “Worker 2”", number=number)
            worker = tr("Worker {number}", number=number) if form == "whole" else brief
            return f"{worker} {goal}"
        case act.BuildRoad(a=a, b=b):
            return tr("Road: {a} \N{EN DASH} {b}", a=words.place(a), b=words.place(b))
        case Pass():
            return tr("End turn")
    area = next(area for area, tile in view.built.items() if tile == action.building)  # type: ignore[attr-defined]
    return _use(words, view, action, _standing(words, view, area, form))


def _standing(words: Names, view: State, area: str, form: NameForm) -> str:
    """Return the name of the building on a lot with the lot."""
    if form == "place":
        return words.place(area)
    return f"{printed_names(view.building(area))[form == 'short']} {words.place(area)}"


def _goes_on(later: Sequence[Action], worker: int, building: str) -> bool:
    """Whether a worker walks on or uses the building where he is."""
    for action in later:
        if isinstance(action, act.Step) and action.worker == worker:
            return True
        if getattr(action, "building", None) == building:
            return True
    return False


def _use(words: Names, view: State, action: Action, name: str) -> str:
    """Return the use of a building with its name."""
    match action:
        case act.Exchange(building=building, trade=number, pay=pay, gain=gain):
            trade = words.building(building).trades[number]
            gained = paid_text(gain, trade.gain.money, trade.gain.vp)
            if any(pay) or trade.pay.money or trade.pay.vp:
                paid = paid_text(pay, trade.pay.money, trade.pay.vp)
                return tr("{building}: {pay} → {gain}", building=name, pay=paid, gain=gained)
            return labelled(name, gained)
        case act.ReturnChips(chips=chips):
            return counted(chips, "{building}: return {n} chip", "{building}: return {n} chips", building=name)
        case act.CallHelper():
            return tr("{building}: second worker", building=name)
        case act.Jump(area=area):
            return tr("{building}: jump to {goal}", building=name, goal=words.on(view, area))
        case act.Walk(building=building):
            steps = words.building(building).extra_steps
            return labelled(name, counted(steps, "{n} more step", "{n} more steps"))
    return name


def way_text(words: Names, way: Reach) -> str:
    """Return how a worker gets to a building: "2 steps: D5 – D6 – E6", and whether it is too far for this turn."""
    several = len(way.view.players[way.asked.seat].workers) > 1
    number = way.worker + 1
    if not way.moves:
        return tr("Worker {number} is here", number=number) if several else tr("Your worker is here")
    steps = counted(len(way.moves), "{n} step", "{n} steps")
    if len(way.stops) > 1:
        steps = labelled(steps, " \N{EN DASH} ".join(map(words.place, way.stops)))
    if several:
        steps = tr("Worker {number}, {steps}", number=number, steps=steps)
    near = way.view.scenario.neighbours
    leaps = any(there not in near[here] for here, there in pairwise(way.stops))
    joined = tr("start buildings count as joined") if leaps else ""
    return clauses(steps, joined, "" if way.is_in_reach else _few(way))


def _few(way: Reach) -> str:
    """Say how much of a way is possible in this turn."""
    if way.possible:
        return tr("only {n} possible now", n=way.possible)
    has_steps = way.asked.steps or way.asked.extra
    return tr("none possible now", "steps") if has_steps else tr("no steps left")


def payment_text(events: Sequence[Event]) -> str:
    """Return how a lot is paid, with the top of the stack: "£2 in cash", or going back on the victory track."""
    price = sum(event.price for event in events if isinstance(event, ev.Built | ev.TopBought))
    sold = [
        counted(
            event.spaces,
            "you move back {n} space for {money}",
            "you move back {n} spaces for {money}",
            money=pounds(event.money),
        )
        for event in events
        if isinstance(event, ev.SpacesSold)
    ]
    waived = [
        tr("{amount} is waived", amount=pounds(event.amount)) for event in events if isinstance(event, ev.PaymentWaived)
    ]
    return clauses(pounds(price) if price else tr("nothing"), *sold, *waived)
