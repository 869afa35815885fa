"""The starting round, the lots, and what is built: questions, answers and events in words."""

from __future__ import annotations

from indonesia_qt.core.flow import Action, Event
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.box import Building
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.constants import TOP_PRICE
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import clauses, counted, tr
from indonesia_qt.ui.games.singapore.texts.names import Names, effect_sign, effect_text, pounds
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi


def found_prompt(words: Names, view: State, asked: FoundBuilding) -> str:
    """Ask for one of the first buildings."""
    if asked.owner == asked.seat:
        return tr("Build one of the tiles on a free lot.")
    return tr("Build one of the tiles for the neutral colour on a free lot.")


def lot_prompt(words: Names, view: State, asked: ChooseLot) -> str:
    """Ask where a flag is put."""
    if asked.owner == asked.seat:
        return tr("Put your own flag on a free lot.")
    if asked.owner == view.neutral:
        return tr("Put the neutral flag on a free lot.")
    return tr("Put {player}’s flag on a free lot.", player=words.owner(asked.owner))


def tile_prompt(words: Names, view: State, asked: ChooseTile) -> str:
    """Ask for the tile to be built."""
    lot = flagged_lot(view, asked.seat)
    return tr("Choose the tile to build on {lot}.", lot=words.place(lot))


def join_prompt(words: Names, view: State, asked: JoinBuilding) -> str:
    """Ask for the free road."""
    return tr("Join {building} to a neighbour by its free road.", building=words.on(view, asked.area))


def hut_prompt(words: Names, view: State, asked: ChooseHut) -> str:
    """Ask which tile is kept."""
    return tr("Choose the tile that gets the hut. The other one leaves the game.")


def flagged_lot(view: State, seat: int) -> str:
    """Return the lot with the flag of a player; empty when none has it."""
    return next((lot for lot, owner in view.flagged.items() if owner == seat), "")


def about(building: Building) -> str:
    """Return what a building does, and that it is illegal."""
    return clauses(effect_text(building), tr("illegal") if building.illegal else "")


def found(words: Names, view: State, asked: FoundBuilding, action: act.Found) -> ActionText:
    """Offer to build a tile on a lot."""
    price = 0 if asked.owner == view.neutral else view.prices[action.area]
    text = tr("Build {building} on {lot}", building=words.place(action.tile), lot=words.place(action.area))
    return ActionText(text, _costs(price), about(words.building(action.tile)))


def found_group(words: Names, view: State, first: act.Found, last: act.Found) -> ActionGroupText:
    """Name the choice to build a tile."""
    return _tile_group(tr("Build {building}", building=words.place(first.tile)), words.building(first.tile))


def _tile_group(text: str, building: Building) -> ActionGroupText:
    return ActionGroupText(text, effect_sign(building), about(building))


def _costs(price: int) -> str:
    return tr("for {price}", price=pounds(price)) if price else tr("for free")


def place_flag(words: Names, view: State, asked: ChooseLot, action: act.PlaceFlag) -> ActionText:
    """Offer to put a flag on a lot."""
    text = tr("Flag on {lot}", lot=words.place(action.area))
    return ActionText(text, tr("to be built on for {price}", price=pounds(view.prices[action.area])))


def flag_group(words: Names, view: State, first: act.PlaceFlag, last: act.PlaceFlag) -> ActionGroupText:
    """Name the choice to put a flag on a lot."""
    return ActionGroupText(tr("Flag on {lot}", lot=words.place(first.area)))


def build(words: Names, view: State, asked: ChooseTile, action: act.Build) -> ActionText:
    """Offer to build a tile of the display."""
    building = words.building(action.tile)
    text = tr("Build {building}", building=words.place(action.tile))
    return ActionText(text, _chip(building), about(building))


def _chip(building: Building) -> str:
    return tr("draws a chip") if building.illegal else ""


def build_group(words: Names, view: State, first: act.Build, last: act.Build) -> ActionGroupText:
    """Name the choice to build a tile."""
    return _tile_group(tr("Build {building}", building=words.place(first.tile)), words.building(first.tile))


def build_top(words: Names, view: State, asked: ChooseTile, action: act.BuildTop) -> ActionText:
    """Offer to buy the top of the stack."""
    assert view.top is not None
    building = words.building(view.top)
    text = tr("Buy the top tile: {building}", building=words.place(view.top))
    more = tr("for {price} more", price=pounds(TOP_PRICE))
    return ActionText(text, clauses(more, _chip(building)), about(building))


def top_group(words: Names, view: State, first: act.BuildTop, last: act.BuildTop) -> ActionGroupText:
    """Name the choice to buy the top of the stack."""
    assert view.top is not None
    return _tile_group(tr("Buy the top tile"), words.building(view.top))


def join(words: Names, view: State, asked: JoinBuilding, action: act.Join) -> ActionText:
    """Offer a neighbour for the free road."""
    return ActionText(tr("Road to {place}", place=words.on(view, action.area)), tr("for free"))


def join_group(words: Names, view: State, first: act.Join, last: act.Join) -> ActionGroupText:
    """Name the choice of a neighbour for the free road."""
    return ActionGroupText(tr("Road to {place}", place=words.on(view, first.area)))


def keep_tile(words: Names, view: State, asked: ChooseHut, action: act.KeepTile) -> ActionText:
    """Offer to keep a tile."""
    text = tr("Hut on {building}", building=words.place(action.tile))
    others = [tile for tile in view.display if tile != action.tile]
    gone = tr("{building} leaves the game", building=words.places(others)) if others else ""
    return ActionText(text, gone, about(words.building(action.tile)))


def keep_group(words: Names, view: State, first: act.KeepTile, last: act.KeepTile) -> ActionGroupText:
    """Name the choice to keep a tile."""
    return _tile_group(tr("Hut on {building}", building=words.place(first.tile)), words.building(first.tile))


def turned(words: Names, view: State, asked: object, action: act.Turned) -> ActionText:
    """Name the tile that chance turned."""
    return ActionText(tr("{building} is turned up", building=words.place(action.tile)))


def turned_group(words: Names, view: State, first: act.Turned, last: act.Turned) -> ActionGroupText:
    """Name the tile that chance turned."""
    return ActionGroupText(tr("{building} is turned up", building=words.place(first.tile)))


def tile_turned(words: Names, event: ev.TileTurned) -> str:
    """Report the new top of the stack."""
    return tr("The new top of the stack: {building}.", building=words.place(event.tile))


def tile_laid_out(words: Names, event: ev.TileLaidOut) -> str:
    """Report a new tile on display."""
    building = words.building(event.tile)
    return tr("On display: {building} ({effect}).", building=words.place(event.tile), effect=about(building))


def round_began(words: Names, event: ev.RoundBegan) -> str:
    """Report the round and who has the Raffles stone."""
    player = words.seats[event.seat]
    return tr("Round {round}: {player} has the Raffles stone", round=event.round, player=player)


def flag_placed(words: Names, event: ev.FlagPlaced) -> str:
    """Report a flag."""
    player, lot = words.seats[event.seat], words.place(event.area)
    if event.owner == event.seat:
        return tr("{player} flags {lot} as their own.", player=player, lot=lot)
    return tr("{player} flags {lot} for {owner}.", player=player, lot=lot, owner=words.owner(event.owner))


def top_bought(words: Names, event: ev.TopBought) -> str:
    """Report that the top of the stack was bought."""
    return tr(
        "{player} buys the top of the stack, {building}, for {price}.",
        player=words.seats[event.seat],
        building=words.place(event.tile),
        price=pounds(event.price),
    )


def built(words: Names, event: ev.Built) -> str:
    """Report a building, and its price."""
    player, building, lot = words.seats[event.seat], words.place(event.tile), words.place(event.area)
    if event.owner >= len(words.seats):
        return tr("{player} builds {building} on {lot} for the neutral colour.",
                  player=player, building=building, lot=lot)  # fmt: skip
    if not event.price:
        return tr("{player} builds {building} on {lot} for free.", player=player, building=building, lot=lot)
    price = pounds(event.price)
    return tr(
        "{player} builds {building} on {lot} for {price}.", player=player, building=building, lot=lot, price=price
    )


def payment_waived(words: Names, event: ev.PaymentWaived) -> str:
    """Report what couldn't be paid."""
    return tr("{player} can’t pay {amount} of it.", player=words.seats[event.seat], amount=pounds(event.amount))


def spaces_sold(words: Names, event: ev.SpacesSold) -> str:
    """Report a marker that went back for money."""
    return counted(
        event.spaces,
        "{player} goes back {n} space on the victory track for {money}.",
        "{player} goes back {n} spaces on the victory track for {money}.",
        player=words.seats[event.seat],
        money=pounds(event.money),
    )


def road_built(words: Names, event: ev.RoadBuilt) -> str:
    """Report a road."""
    player, places = words.seats[event.seat], {"a": words.spot(event.a), "b": words.spot(event.b)}
    if not event.price:
        return tr("{player} joins {a} and {b} by a road for free.", player=player, **places)
    return tr("{player} joins {a} and {b} by a road for {price}.", player=player, price=pounds(event.price), **places)


def no_road_left(words: Names, event: ev.NoRoadLeft) -> str:
    """Report that the free road couldn't be laid."""
    return tr("All roads are on the board, so {lot} gets none.", lot=words.place(event.area))


def hut_placed(words: Names, event: ev.HutPlaced) -> str:
    """Report the hut."""
    return tr("{building} gets the hut.", building=words.place(event.tile))


def tile_removed(words: Names, event: ev.TileRemoved) -> str:
    """Report a tile that left the game."""
    return tr("{building} leaves the game.", building=words.place(event.tile))


ACTIONS: dict[type[Action], ActionUi] = {
    act.Found: ActionUi(found, found_group, is_public=True),
    act.PlaceFlag: ActionUi(place_flag, flag_group, is_public=True),
    act.Build: ActionUi(build, build_group, is_public=True),
    act.BuildTop: ActionUi(build_top, top_group, is_public=True),
    act.Join: ActionUi(join, join_group, is_public=True),
    act.KeepTile: ActionUi(keep_tile, keep_group, is_public=True),
    act.Turned: ActionUi(turned, turned_group, is_public=True),
}
EVENTS: dict[type[Event], EventUi] = {
    ev.RoundBegan: EventUi(round_began, heading="round", sound="year"),
    ev.TileLaidOut: EventUi(tile_laid_out, topics=("tiles",)),
    ev.FlagPlaced: EventUi(flag_placed, topics=("lots",)),
    ev.TopBought: EventUi(top_bought, topics=("tiles", "money")),
    ev.SpacesSold: EventUi(spaces_sold, topics=("money", "points"), sound="coin"),
    ev.PaymentWaived: EventUi(payment_waived, topics=("money",)),
    ev.Built: EventUi(built, topics=("lots", "tiles"), sound="gavel"),
    ev.RoadBuilt: EventUi(road_built, topics=("roads",), sound="bid"),
    ev.NoRoadLeft: EventUi(no_road_left, topics=("roads",)),
    ev.TileTurned: EventUi(tile_turned, topics=("tiles",)),
    ev.TileRemoved: EventUi(tile_removed, topics=("tiles",)),
    ev.HutPlaced: EventUi(hut_placed, topics=("tiles",)),
}
