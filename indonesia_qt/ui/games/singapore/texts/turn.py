"""A turn: steps and uses of the workers, raids, the victory track and the end, in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from indonesia_qt.core.flow import Action, Event, Pass
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.constants import ROAD_PRICE
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.i18n.text import clauses, counted, enumerated, listed, paragraph, tr
from indonesia_qt.ui.games.singapore.texts.names import Names, main_gain, paid_text, points, pounds, signed_points
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi, Notice


def turn_prompt(words: Names, view: State, asked: PlayTurn) -> str:
    """Ask for steps, uses and roads."""
    if asked.owes_worker:
        return tr("Put your second worker on the board before you end your turn.")
    left = [counted(asked.steps, "{n} step", "{n} steps"), counted(asked.actions_left, "{n} use", "{n} uses")]
    if asked.extra:
        left.insert(1, _extra_steps(words, view, asked))
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
    return ActionText(tr("End turn"), counted(left, "{n} use left", "{n} uses left") if left else "")


def end_action(words: Names, view: State, asked: object, action: Pass) -> ActionText:
    """Name the end of a turn."""
    return ActionText(tr("End turn"))


def end_group(words: Names, view: State, first: Pass, last: Pass) -> ActionGroupText:
    """Name the end of a turn."""
    return ActionGroupText(tr("End turn"))


def enter(words: Names, view: State, asked: PlayTurn, action: act.Enter) -> ActionText:
    """Offer to put the worker in hand on a building."""
    return ActionText(tr("Put your worker on {place}", place=words.on(view, action.area)), tr("1 step"))


def enter_group(words: Names, view: State, first: act.Enter, last: act.Enter) -> ActionGroupText:
    """Name the choice to put a worker on a building."""
    return ActionGroupText(tr("Worker on {place}", place=words.on(view, first.area)))


def step(words: Names, view: State, asked: PlayTurn, action: act.Step) -> ActionText:
    """Offer a step, by which worker if there are two."""
    place, workers = words.on(view, action.area), view.players[asked.seat].workers
    if len(workers) > 1:
        text = tr("Worker {number} to {place}", number=action.worker + 1, place=place)
    else:
        text = tr("Go to {place}", place=place)
    return ActionText(text, tr("1 step"))


def step_group(words: Names, view: State, first: act.Step, last: act.Step) -> ActionGroupText:
    """Name the choice to take a step."""
    return ActionGroupText(tr("Go to {place}", place=words.on(view, first.area)))


def exchange(words: Names, view: State, asked: PlayTurn, action: act.Exchange) -> ActionText:
    """Offer an exchange."""
    trade = words.building(action.building).trades[action.trade]
    gain = paid_text(action.gain, trade.gain.money, trade.gain.vp)
    has_price = any(action.pay) or trade.pay.money or trade.pay.vp
    if has_price:
        text = tr("{pay} → {gain}", pay=paid_text(action.pay, trade.pay.money, trade.pay.vp), gain=gain)
    else:
        text = tr("Take {gain}", gain=gain)
    return ActionText(text, _follows(words, view, asked, action.building), words.place(action.building))


def _follows(words: Names, view: State, asked: PlayTurn, building: str) -> str:
    """Say what the use of a building brings beside its effect: a point for its owner, and a chip."""
    area = next(area for area, id in view.built.items() if id == building)
    owner = view.owners.get(area, asked.seat)
    point = "" if owner in (asked.seat, view.neutral) else tr("{player} gets {points}", player=words.seats[owner],
                                                              points=points(1))  # fmt: skip
    return clauses(point, tr("draws a chip") if words.building(building).illegal else "")


def exchange_group(words: Names, view: State, first: act.Exchange, last: act.Exchange) -> ActionGroupText:
    """Name the choice to make an exchange."""
    gain = words.building(first.building).trades[first.trade].gain
    return ActionGroupText(tr("Use {building}", building=words.place(first.building)), main_gain(gain))


def return_chips(words: Names, view: State, asked: PlayTurn, action: act.ReturnChips) -> ActionText:
    """Offer to return chips."""
    text = counted(action.chips, "Return {n} black chip", "Return {n} black chips")
    return ActionText(text, _follows(words, view, asked, action.building), words.place(action.building))


def call_helper(words: Names, view: State, asked: PlayTurn, action: act.CallHelper) -> ActionText:
    """Offer the second worker."""
    follows = _follows(words, view, asked, action.building)
    return ActionText(tr("Take your second worker"), follows, words.place(action.building))


def walk(words: Names, view: State, asked: PlayTurn, action: act.Walk) -> ActionText:
    """Offer further steps."""
    steps = words.building(action.building).extra_steps
    text = counted(steps, "Get {n} more step", "Get {n} more steps")
    return ActionText(text, _follows(words, view, asked, action.building), words.place(action.building))


def jump(words: Names, view: State, asked: PlayTurn, action: act.Jump) -> ActionText:
    """Offer to put a worker anywhere."""
    place, workers = words.on(view, action.area), view.players[asked.seat].workers
    if len(workers) > 1:
        text = tr("Worker {number} jumps to {place}", number=action.worker + 1, place=place)
    else:
        text = tr("Jump to {place}", place=place)
    return ActionText(text, _follows(words, view, asked, action.building), words.place(action.building))


def use_group(words: Names, view: State, first: act.Use, last: act.Use) -> ActionGroupText:
    """Name the choice to use a building."""
    return ActionGroupText(tr("Use {building}", building=words.place(first.building)))


def build_road(words: Names, view: State, asked: PlayTurn, action: act.BuildRoad) -> ActionText:
    """Offer a road."""
    places = {"a": words.on(view, action.a), "b": words.on(view, action.b)}
    return ActionText(tr("Road: {a} – {b}", **places), tr("for {price}", price=pounds(ROAD_PRICE)))


def road_group(words: Names, view: State, first: act.BuildRoad, last: act.BuildRoad) -> ActionGroupText:
    """Name the choice to build a road."""
    return ActionGroupText(tr("Road: {a} – {b}", a=words.on(view, first.a), b=words.on(view, first.b)))


def draw_chip(words: Names, view: State, asked: object, action: act.DrawChip) -> ActionText:
    """Name the chip that chance drew."""
    return ActionText(_chip(action))


def chip_group(words: Names, view: State, first: act.DrawChip, last: act.DrawChip) -> ActionGroupText:
    """Name the chip that chance drew."""
    return ActionGroupText(_chip(first))


def _chip(action: act.DrawChip) -> str:
    return tr("A black chip is drawn") if action.chip == "black" else tr("A white chip is drawn")


def worker_entered(words: Names, event: ev.WorkerEntered) -> str:
    """Report a worker that was put on the board."""
    return tr("{player} puts a worker on {place}.", player=words.seats[event.seat], place=words.spot(event.area))


def worker_moved(words: Names, event: ev.WorkerMoved) -> str:
    """Report a step."""
    return tr(
        "{player}’s second worker goes from {start} to {area}."
        if event.worker
        else "{player}’s worker goes from {start} to {area}.",
        player=words.seats[event.seat],
        start=words.spot(event.start),
        area=words.spot(event.area),
    )


def exchanged(words: Names, event: ev.Exchanged) -> str:
    """Report an exchange."""
    player, place = words.seats[event.seat], words.standing_on(event.building, event.area)
    gain = paid_text(event.gain, event.gained_money, event.gained_vp)
    if any(event.pay) or event.paid_money or event.paid_vp:
        pay = paid_text(event.pay, event.paid_money, event.paid_vp)
        return tr("{player} uses {place}: {pay} → {gain}.", player=player, place=place, pay=pay, gain=gain)
    return tr("{player} uses {place} and takes {gain}.", player=player, place=place, gain=gain)


def chips_returned(words: Names, event: ev.ChipsReturned) -> str:
    """Report chips that went back to the bag."""
    return counted(
        event.chips,
        "{player} returns {n} black chip to the bag at {place}.",
        "{player} returns {n} black chips to the bag at {place}.",
        player=words.seats[event.seat],
        place=words.spot(event.area),
    )


def helper_called(words: Names, event: ev.HelperCalled) -> str:
    """Report the second worker."""
    return tr("{player} gets a second worker.", player=words.seats[event.seat])


def steps_gained(words: Names, event: ev.StepsGained) -> str:
    """Report further steps."""
    return counted(
        event.steps,
        "{player}’s worker on {place} gets {n} more step.",
        "{player}’s worker on {place} gets {n} more steps.",
        player=words.seats[event.seat],
        place=words.spot(event.area),
    )


def worker_jumped(words: Names, event: ev.WorkerJumped) -> str:
    """Report a jump."""
    return tr(
        "{player}’s worker jumps from {start} to {area}.",
        player=words.seats[event.seat],
        start=words.spot(event.start),
        area=words.spot(event.area),
    )


def effect_lost(words: Names, event: ev.EffectLost) -> str:
    """Report an effect that a raid prevented; what the player has stays hidden."""
    return tr(
        "{player} can’t pay for the use of {place} any more, so it has no effect.",
        player=words.seats[event.seat],
        place=words.spot(event.area),
    )


def owner_rewarded(words: Names, event: ev.OwnerRewarded) -> str:
    """Report the point for the owner of a building."""
    player, place = words.seats[event.seat], words.spot(event.area)
    return tr("{player} gets {points} as the owner of {place}.", player=player, points=points(1), place=place)


def marker_moved(words: Names, event: ev.MarkerMoved) -> str:
    """Report how a marker moved."""
    change, now = signed_points(event.by), points(event.vp)
    return tr("{player}: {change}, now {points}.", player=words.seats[event.seat], change=change, points=now)


def seal_reached(words: Names, event: ev.SealReached) -> str:
    """Report a seal."""
    return tr(
        "{player} reaches the seal at {seal} and gets {money}.",
        player=words.seats[event.seat],
        seal=event.seal,
        money=pounds(event.money),
    )


def chip_drawn(words: Names, event: ev.ChipDrawn) -> str:
    """Report a chip."""
    player = words.seats[event.seat]
    if event.chip == "white":
        return tr("{player} draws a white chip: a raid!", player=player)
    if event.owner >= len(words.seats):
        return tr("{player} draws a black chip for the neutral colour.", player=player)
    return tr("{player} draws a black chip.", player=player)


def raid_began(words: Names, event: ev.RaidBegan) -> str:
    """Report what all show in a raid, and who is caught."""
    opium = (*event.opium, *(0 for _ in event.sums[len(event.opium) :]))
    shown = (
        tr("{player} {sum} ({opium} opium)", player=words.owner(owner), sum=total, opium=opium[owner])
        for owner, total in enumerate(event.sums)
    )
    caught = listed([words.owner(owner) for owner in event.caught])
    end = tr("Caught: {players}.", players=caught) if event.caught else tr("Nobody is caught.")
    return paragraph(tr("Opium and black chips: {sums}.", sums=enumerated(shown)), end)


def fined(words: Names, event: ev.Fined) -> str:
    """Report what a raid cost."""
    parts = [tr("pays {money}", money=pounds(event.money))] if event.money else []
    if event.chips:
        parts.append(counted(event.chips, "returns {n} chip", "returns {n} chips"))
    if event.opium:
        parts.append(tr("loses {opium} opium", opium=event.opium))
    return tr("{player} {does}.", player=words.owner(event.seat), does=listed(parts))


def turn_ended(words: Names, event: ev.TurnEnded) -> str:
    """Report the end of a turn."""
    return tr("{player} ends the turn.", player=words.seats[event.seat])


def game_ended(words: Names, event: ev.GameEnded) -> str:
    """Report the end, with its reason and the winner."""
    winner = tr("{player} wins with {points}.", player=words.seats[event.winner], points=points(event.vp[event.winner]))
    return paragraph(tr("The game is over."), str(event.reason), winner)


def _owner_messages(words: Names, events: Sequence[ev.OwnerRewarded], people: Collection[int]) -> Iterator[str]:
    for event in events:
        if event.seat in people:
            yield owner_rewarded(words, event)


def _raid_messages(words: Names, events: Sequence[ev.Fined], people: Collection[int]) -> Iterator[str]:
    for event in events:
        if event.seat in people:
            yield paragraph(tr("A raid!"), fined(words, event))


ACTIONS: dict[type[Action], ActionUi] = {
    Pass: ActionUi(end_action, end_group, is_public=True),
    act.Enter: ActionUi(enter, enter_group, is_public=True),
    act.Step: ActionUi(step, step_group, is_public=True),
    act.Exchange: ActionUi(exchange, exchange_group),
    act.ReturnChips: ActionUi(return_chips, use_group, is_public=True),
    act.CallHelper: ActionUi(call_helper, use_group, is_public=True),
    act.Walk: ActionUi(walk, use_group, is_public=True),
    act.Jump: ActionUi(jump, use_group, is_public=True),
    act.BuildRoad: ActionUi(build_road, road_group, is_public=True),
    act.DrawChip: ActionUi(draw_chip, chip_group, is_public=True),
}
EVENTS: dict[type[Event], EventUi] = {
    ev.WorkerEntered: EventUi(worker_entered, topics=("workers",)),
    ev.WorkerMoved: EventUi(worker_moved, topics=("workers",)),
    ev.Exchanged: EventUi(exchanged, topics=("uses", "money")),
    ev.ChipsReturned: EventUi(chips_returned, topics=("uses", "raids")),
    ev.HelperCalled: EventUi(helper_called, topics=("uses", "workers")),
    ev.StepsGained: EventUi(steps_gained, topics=("uses", "workers")),
    ev.WorkerJumped: EventUi(worker_jumped, topics=("uses", "workers")),
    ev.EffectLost: EventUi(effect_lost, topics=("uses", "raids")),
    ev.OwnerRewarded: EventUi(owner_rewarded, topics=("points",), notice=Notice("tell_owner", _owner_messages)),
    ev.MarkerMoved: EventUi(marker_moved, topics=("points",)),
    ev.SealReached: EventUi(seal_reached, topics=("points", "money"), sound="coin"),
    ev.ChipDrawn: EventUi(chip_drawn, topics=("raids",)),
    ev.RaidBegan: EventUi(raid_began, topics=("raids",), sound="bell"),
    ev.Fined: EventUi(fined, topics=("raids", "money"), notice=Notice("tell_raid", _raid_messages)),
    ev.TurnEnded: EventUi(turn_ended),
    ev.GameEnded: EventUi(game_ended, sound="over"),
}
