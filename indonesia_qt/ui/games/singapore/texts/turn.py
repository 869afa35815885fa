"""A turn: steps and uses of the workers, raids, the victory track and the end, in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from indonesia_qt.core.flow import Action, Event, Pass
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.constants import ROAD_PRICE
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.i18n.text import (
    Whether,
    as_sentence,
    clauses,
    counted,
    enumerated,
    forms,
    listed,
    paragraph,
    phrase,
    tr,
)
from indonesia_qt.ui.games.singapore.texts.names import Names, main_gain, paid_text, points, pounds, trade_text
from indonesia_qt.ui.games.singapore.texts.planning import chip_text
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi, Notice, OwnSound


def turn_prompt(words: Names, view: State, asked: PlayTurn) -> str:
    """Ask for steps, uses and roads, or say that only roads are left, or the end of the turn."""
    kinds = set(map(type, asked.actions(view)))
    if kinds == {Pass}:
        return tr("Your turn is over: nothing more is possible. End it.")
    if kinds == {Pass, act.BuildRoad}:
        return tr("Only roads are left: build one, or end your turn.")
    left = [counted(asked.steps, "{n} step", "{n} steps"), counted(asked.actions_left, "{n} action", "{n} actions")]
    if asked.extra:
        left.insert(1, _extra_steps(words, view, asked))
    if asked.owes_worker:
        return tr("Put your second worker on the board in this turn. Left: {left}.", left=enumerated(left))
    if not asked.actions_left:
        return tr("No actions are left: walk on, build roads or end your turn.")
    return tr("Walk, use buildings or build roads. Left: {left}.", left=enumerated(left))


def _extra_steps(words: Names, view: State, asked: PlayTurn) -> str:
    """Say how many further steps Raffles' Plan gave, and to which worker if there are two (S-HLP-04)."""
    if len(view.players[asked.seat].workers) == 1:
        return counted(asked.extra, "{n} more", "{n} more", "steps")
    number = asked.walker + 1
    return counted(asked.extra, "{n} for worker {number}", "{n} for worker {number}", "steps", number=number)


def end_turn(words: Names, view: State, asked: PlayTurn) -> ActionText:
    """Offer to end the turn, and say how many uses are left."""
    left = asked.actions_left
    return ActionText(tr("End turn"), counted(left, "{n} action left", "{n} actions left") if left else "")


def enter(words: Names, view: State, asked: PlayTurn, action: act.Enter) -> ActionText:
    """Offer to put the worker in hand on a building."""
    return ActionText(tr("Put your worker on {place}", place=words.on(view, action.area)), tr("1 step"))


def enter_group(words: Names, view: State, first: act.Enter, last: act.Enter) -> ActionGroupText:
    """Name the choice to put a worker on a building."""
    return ActionGroupText(tr("Worker on {place}", place=words.on(view, first.area)))


def step(words: Names, view: State, asked: PlayTurn, action: act.Step) -> ActionText:
    """Offer a step."""
    text = _by_worker(words, view, asked, action, phrase("Go to {place}"), phrase("Worker {number} to {place}"))
    return ActionText(text, tr("1 step"))


def _by_worker(
    words: Names, view: State, asked: PlayTurn, action: act.Step | act.Jump, alone: str, numbered: str
) -> str:
    """Say where a worker goes, with its number if there are two."""
    text = numbered if len(view.players[asked.seat].workers) > 1 else alone
    return tr(text, number=action.worker + 1, place=words.on(view, action.area))


def step_group(words: Names, view: State, first: act.Step, last: act.Step) -> ActionGroupText:
    """Name the choice to take a step."""
    return ActionGroupText(tr("Go to {place}", place=words.on(view, first.area)))


def exchange(words: Names, view: State, asked: PlayTurn, action: act.Exchange) -> ActionText:
    """Offer an exchange."""
    pay, gain = _traded(words, action)
    text = tr("{pay} → {gain}", pay=pay, gain=gain) if pay else tr("Take {gain}", gain=gain)
    return _use(words, view, asked, action, text)


def _use(words: Names, view: State, asked: PlayTurn, action: act.Use, text: str) -> ActionText:
    """Offer to use a building, and say what that brings beside its effect: a point for its owner, and a chip."""
    building = action.building
    area = next(area for area, id in view.built.items() if id == building)
    owner = view.owners.get(area, asked.seat)
    point = "" if owner in (asked.seat, view.neutral) else tr("{player} gets {points}", player=words.seats[owner],
                                                              points=points(1))  # fmt: skip
    chip = chip_text(view, asked.seat, action) if words.building(building).illegal else ""
    return ActionText(text, clauses(point, chip), words.there(view, building))


def exchange_group(words: Names, view: State, first: act.Exchange, last: act.Exchange) -> ActionGroupText:
    """Name the choice to make an exchange, with the goods of a single one."""
    trade = words.building(first.building).trades[first.trade]
    if first != last:
        goods = trade_text(trade)
    else:
        pay, gain = _traded(words, first)
        goods = tr("{pay} → {gain}", pay=pay, gain=gain) if pay else tr("take {gain}", gain=gain)
    text = tr("Use {building}: {goods}", building=words.there(view, first.building), goods=goods)
    return ActionGroupText(text, main_gain(trade.gain))


def _traded(words: Names, action: act.Exchange) -> tuple[str, str]:
    """What an exchange pays, empty for nothing, and what it gains."""
    trade = words.building(action.building).trades[action.trade]
    has_price = any(action.pay) or trade.pay.money or trade.pay.vp
    pay = paid_text(action.pay, trade.pay.money, trade.pay.vp) if has_price else ""
    return pay, paid_text(action.gain, trade.gain.money, trade.gain.vp)


def use_group(words: Names, view: State, first: act.Use, last: act.Use) -> ActionGroupText:
    """Name the choice to use a building of one effect."""
    return ActionGroupText(tr("Use {building}", building=words.there(view, first.building)))


def return_chips(words: Names, view: State, asked: PlayTurn, action: act.ReturnChips) -> ActionText:
    """Offer to return chips."""
    text = counted(action.chips, "Return {n} black chip", "Return {n} black chips")
    return _use(words, view, asked, action, text)


def call_helper(words: Names, view: State, asked: PlayTurn, action: act.CallHelper) -> ActionText:
    """Offer the second worker."""
    return _use(words, view, asked, action, tr("Take your second worker"))


def walk(words: Names, view: State, asked: PlayTurn, action: act.Walk) -> ActionText:
    """Offer further steps."""
    steps = words.building(action.building).extra_steps
    text = counted(steps, "Get {n} more step", "Get {n} more steps")
    return _use(words, view, asked, action, text)


def jump(words: Names, view: State, asked: PlayTurn, action: act.Jump) -> ActionText:
    """Offer to put a worker anywhere."""
    numbered = phrase("Worker {number} jumps to {place}")
    text = _by_worker(words, view, asked, action, phrase("Jump to {place}"), numbered)
    return _use(words, view, asked, action, text)


def build_road(words: Names, view: State, asked: PlayTurn, action: act.BuildRoad) -> ActionText:
    """Offer a road."""
    places = {"a": words.on(view, action.a), "b": words.on(view, action.b)}
    return ActionText(tr("Road: {a} – {b}", **places), tr("for {price}", price=pounds(ROAD_PRICE)))


def road_group(words: Names, view: State, first: act.BuildRoad, last: act.BuildRoad) -> ActionGroupText:
    """Name the choice to build a road."""
    return ActionGroupText(tr("Road: {a} – {b}", a=words.on(view, first.a), b=words.on(view, first.b)))


def exchanged(words: Names, event: ev.Exchanged) -> str:
    """Report an exchange."""
    player, place = words.seats[event.seat], words.standing_on(event.building, event.area)
    gain = paid_text(event.gain, event.gained_money, event.gained_vp)
    if any(event.pay) or event.paid_money or event.paid_vp:
        pay = paid_text(event.pay, event.paid_money, event.paid_vp)
        return tr("{player} uses {place}: {pay} → {gain}.", player=player, place=place, pay=pay, gain=gain)
    return tr("{player} uses {place} and takes {gain}.", player=player, place=place, gain=gain)


def raid_began(words: Names, event: ev.RaidBegan) -> str:
    """Report what all show in a raid, and who is caught."""
    opium = (*event.opium, *(0 for _ in event.sums[len(event.opium) :]))
    shown = (
        tr("{player} {sum} ({opium} opium)", player=words.owner(owner), sum=total, opium=opium[owner])
        for owner, total in enumerate(event.sums)
    )
    return paragraph(tr("Opium and black chips: {sums}.", sums=enumerated(shown)), caught(words, event))


def caught(words: Names, event: ev.RaidBegan, reader: int | None = None) -> str:
    """Report who is caught in a raid; to a `reader` by seat as "you"."""
    players = [tr("you") if owner == reader else words.owner(owner) for owner in event.caught]
    return tr("Caught: {players}.", players=listed(players)) if players else tr("Nobody is caught.")


def fined(words: Names, event: ev.Fined) -> str:
    """Report what a raid cost."""
    parts = [tr("pays {money}", money=pounds(event.money))] if event.money else []
    if event.chips:
        parts.append(counted(event.chips, "returns {n} chip", "returns {n} chips"))
    if event.opium:
        parts.append(tr("loses {opium} opium", opium=event.opium))
    return tr("{player} {does}.", player=words.owner(event.seat), does=listed(parts))


def fined_you(event: ev.Fined) -> str:
    """Report to the player what a raid cost."""
    parts = [tr("you pay {money}", money=pounds(event.money))] if event.money else []
    if event.chips:
        parts.append(counted(event.chips, "you return {n} chip", "you return {n} chips"))
    if event.opium:
        parts.append(tr("you lose {opium} opium", opium=event.opium))
    return as_sentence(listed(parts))


def _raid_messages(words: Names, events: Sequence[ev.Fined], people: Collection[int]) -> Iterator[str]:
    for event in events:
        if event.seat in people:
            yield paragraph(tr("A raid!"), fined(words, event))


END = phrase("End turn")
CHIP = Whether("is_white", phrase("A white chip is drawn"), phrase("A black chip is drawn"))

ACTIONS: dict[type[Action], ActionUi] = {
    Pass: ActionUi(END, END, is_public=True),
    act.Enter: ActionUi(enter, enter_group, is_public=True),
    act.Step: ActionUi(step, step_group, is_public=True),
    act.Exchange: ActionUi(exchange, exchange_group),
    act.ReturnChips: ActionUi(return_chips, use_group, is_public=True),
    act.CallHelper: ActionUi(call_helper, use_group, is_public=True),
    act.Walk: ActionUi(walk, use_group, is_public=True),
    act.Jump: ActionUi(jump, use_group, is_public=True),
    act.BuildRoad: ActionUi(build_road, road_group, is_public=True),
    act.DrawChip: ActionUi(CHIP, CHIP, is_public=True),
}
EVENTS: dict[type[Event], EventUi] = {
    ev.WorkerEntered: EventUi(phrase("{player} puts a worker on {area}."), topics=("workers",)),
    ev.WorkerMoved: EventUi(
        Whether(
            "worker",
            phrase("{player}’s second worker goes from {start} to {area}."),
            phrase("{player}’s worker goes from {start} to {area}."),
        ),
        topics=("workers",),
    ),
    ev.Exchanged: EventUi(exchanged, topics=("uses", "money"), sound="cargo"),
    ev.ChipsReturned: EventUi(
        forms(
            "{player} returns {n} black chip to the bag at {area}.",
            "{player} returns {n} black chips to the bag at {area}.",
            "chips",
        ),
        topics=("uses", "raids"),
    ),
    ev.HelperCalled: EventUi(phrase("{player} gets a second worker."), topics=("uses", "workers")),
    ev.StepsGained: EventUi(
        forms(
            "{player}’s worker on {area} gets {n} more step.",
            "{player}’s worker on {area} gets {n} more steps.",
            "steps",
        ),
        topics=("uses", "workers"),
    ),
    ev.WorkerJumped: EventUi(phrase("{player}’s worker jumps from {start} to {area}."), topics=("uses", "workers")),
    ev.EffectLost: EventUi(  # without its reason: what the player has stays hidden
        phrase("{player} can’t pay for the use of {area} any more, so it has no effect."), topics=("uses", "raids")
    ),
    ev.OwnerRewarded: EventUi(
        phrase("{player} gets {point} as the owner of {area}."), topics=("points",), notice=Notice("tell_owner")
    ),
    ev.MarkerMoved: EventUi(phrase("{player}: {change}, now {points}."), topics=("points",)),
    ev.SealReached: EventUi(
        phrase("{player} reaches the seal at {seal} and gets {money}."), topics=("points", "money"), sound="seal"
    ),
    ev.ChipDrawn: EventUi(
        Whether(
            "is_white",
            phrase("{player} draws a white chip: a raid!"),
            Whether(
                "is_neutral",
                phrase("{player} draws a black chip for the neutral colour."),
                phrase("{player} draws a black chip."),
            ),
        ),
        topics=("raids",),
        sound="chip",
    ),
    ev.RaidBegan: EventUi(raid_began, topics=("raids",), sound="raid"),
    ev.Fined: EventUi(fined, topics=("raids", "money"), notice=Notice("tell_raid", _raid_messages)),
    ev.TurnEnded: EventUi(phrase("{player} ends the turn.")),
    ev.GameEnded: EventUi(
        lambda words, event: words.over(event.reason, event.winner, event.vp[event.winner]),
        sound="over",
        own_sound=OwnSound("win", lambda _, event: event.winner),
    ),
}
