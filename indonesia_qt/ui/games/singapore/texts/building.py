"""The starting round, the lots, and what is built: questions, answers and events in words."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Action, Event, question
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.box import Building
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.constants import TOP_PRICE
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import Whether, clauses, enumerated, forms, phrase, tr
from indonesia_qt.ui.games.singapore.texts.names import Names, built_text, effect_sign, pounds
from indonesia_qt.ui.games.singapore.texts.planning import chip_text
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi

BUILD, TURNED = phrase("Build {tile}"), phrase("{tile} is turned up")
HUT = phrase("Hut on {tile}")


def tile_prompt(words: Names, view: State, asked: ChooseTile) -> str:
    """Ask for the tile to be built."""
    return tr("Choose the tile to build on {lot}.", lot=words.place(flagged_lot(view, asked.seat)))


def join_prompt(words: Names, view: State, asked: JoinBuilding) -> str:
    """Ask for the free road."""
    return tr("Join {building} to a neighbour by its free road.", building=words.on(view, asked.area))


def flagged_lot(view: State, seat: int) -> str:
    """Return the lot with the flag of a player; empty when none has it."""
    return next((lot for lot, owner in view.flagged.items() if owner == seat), "")


def found(words: Names, view: State, asked: FoundBuilding, action: act.Found) -> ActionText:
    """Offer to build a tile on a lot."""
    price = 0 if asked.owner == view.neutral else view.prices[action.area]
    cost = tr("for {price}", price=pounds(price)) if price else tr("for free")
    return ActionText(words.say(phrase("Build {tile} on {lot}"), action), cost, built_text(words.building(action.tile)))


def place_flag(words: Names, view: State, asked: ChooseLot, action: act.PlaceFlag) -> ActionText:
    """Offer to put a flag on a lot."""
    price = pounds(view.prices[action.area])
    return ActionText(_flag(words, asked, action), tr("to be built on for {price}", price=price))


def flag_group(words: Names, view: State, first: act.PlaceFlag, last: act.PlaceFlag) -> ActionGroupText:
    """Name the lot for the flag of whoever it is."""
    asked = question(view)
    assert isinstance(asked, ChooseLot)
    return ActionGroupText(_flag(words, asked, first))


def _flag(words: Names, asked: ChooseLot, action: act.PlaceFlag) -> str:
    area = words.place(action.area)
    if asked.owner == asked.seat:
        return tr("Flag on {area}", area=area)
    return tr("{player}’s flag on {area}", player=words.owner(asked.owner), area=area)


def build(words: Names, view: State, asked: ChooseTile, action: act.Build) -> ActionText:
    """Offer to build a tile of the display."""
    building = words.building(action.tile)
    chip = chip_text(view, asked.seat, action) if building.illegal else ""
    return ActionText(words.say(BUILD, action), chip, built_text(building))


def build_top(words: Names, view: State, asked: ChooseTile, action: act.BuildTop) -> ActionText:
    """Offer to buy the top of the stack."""
    assert view.top is not None
    building = words.building(view.top)
    chip = chip_text(view, asked.seat, action) if building.illegal else ""
    more = clauses(tr("for {price} more", price=pounds(TOP_PRICE)), chip)
    return ActionText(_top(words, view), more, built_text(building))


def top_group(words: Names, view: State, first: act.BuildTop, last: act.BuildTop) -> ActionGroupText:
    """Name the choice to buy the top of the stack."""
    assert view.top is not None
    building = words.building(view.top)
    return ActionGroupText(_top(words, view), effect_sign(building), _use(building))


def _top(words: Names, view: State) -> str:
    assert view.top is not None
    return tr("Buy the top tile: {building}", building=words.printed(view.top))


def _use(building: Building) -> str:
    """What a use of a building brings, where a choice is named without its board."""
    return tr("when used: {effect}", effect=built_text(building))


def join(words: Names, view: State, asked: JoinBuilding, action: act.Join) -> ActionText:
    """Offer a neighbour for the free road."""
    return ActionText(tr("Road to {place}", place=words.on(view, action.area)), tr("for free"))


def join_group(words: Names, view: State, first: act.Join, last: act.Join) -> ActionGroupText:
    """Name the choice of a neighbour for the free road."""
    return ActionGroupText(tr("Road to {place}", place=words.on(view, first.area)))


def keep_tile(words: Names, view: State, asked: ChooseHut, action: act.KeepTile) -> ActionText:
    """Offer to keep a tile."""
    others = [tile for tile in view.display if tile != action.tile]
    gone = tr("{building} leaves the game", building=enumerated(map(words.printed, others))) if others else ""
    return ActionText(words.say(HUT, action), gone, built_text(words.building(action.tile)))


def build_group(
    words: Names, view: State, first: act.Found | act.Build, last: act.Found | act.Build
) -> ActionGroupText:
    """Name the choice to build a tile."""
    building = words.building(first.tile)
    return ActionGroupText(words.say(BUILD, first), effect_sign(building), _use(building))


def keep_group(words: Names, view: State, first: act.KeepTile, last: act.KeepTile) -> ActionGroupText:
    """Name the choice to keep a tile."""
    building = words.building(first.tile)
    return ActionGroupText(words.say(HUT, first), effect_sign(building), _use(building))


def turned_up(words: Names, around: Subjects[State], events: Sequence[ev.TileTurned]) -> str:
    """Report the new top of the stack; empty where the tile goes to the display at once, which is reported."""
    return words.sentence(events[0]) if around.after.top == events[0].tile else ""


ACTIONS: dict[type[Action], ActionUi] = {
    act.Found: ActionUi(found, build_group, is_public=True),
    act.PlaceFlag: ActionUi(place_flag, flag_group, is_public=True),
    act.Build: ActionUi(build, build_group, is_public=True),
    act.BuildTop: ActionUi(build_top, top_group, is_public=True),
    act.Join: ActionUi(join, join_group, is_public=True),
    act.KeepTile: ActionUi(keep_tile, keep_group, is_public=True),
    act.Turned: ActionUi(TURNED, TURNED, is_public=True),
}
EVENTS: dict[type[Event], EventUi] = {
    ev.RoundBegan: EventUi(phrase("Round {round}: {player} has the Raffles stone"), heading="round", sound="round"),
    ev.TileLaidOut: EventUi(phrase("On display: {tile} ({effect})."), topics=("tiles",)),
    ev.FlagPlaced: EventUi(
        Whether(
            "is_own", phrase("{player} puts their flag on {lot}."), phrase("{player} puts {owner}’s flag on {lot}.")
        ),
        topics=("lots",),
        sound="deed",
    ),
    ev.TopBought: EventUi(
        phrase("{player} buys the top of the stack, {tile}, for {price}."), topics=("tiles", "money")
    ),
    ev.SpacesSold: EventUi(
        forms(
            "{player} moves back {n} space on the victory track for {money}.",
            "{player} moves back {n} spaces on the victory track for {money}.",
            "spaces",
        ),
        topics=("money", "points"),
        sound="coin",
    ),
    ev.PaymentWaived: EventUi(phrase("{player} can’t pay {amount}, which is waived."), topics=("money",)),
    ev.Built: EventUi(
        Whether(
            "is_neutral",
            phrase("{player} builds {tile} on {lot} for the neutral colour."),
            Whether(
                "is_free",
                phrase("{player} builds {tile} on {lot} for free."),
                phrase("{player} builds {tile} on {lot} for {price}."),
            ),
        ),
        topics=("lots", "tiles"),
        sound="building",
    ),
    ev.RoadBuilt: EventUi(
        Whether(
            "is_free",
            phrase("{player} joins {a} and {b} by a road for free."),
            phrase("{player} joins {a} and {b} by a road for {price}."),
        ),
        topics=("roads",),
        sound="road",
    ),
    ev.NoRoadLeft: EventUi(phrase("All roads are on the board, so {area} gets none."), topics=("roads",)),
    ev.TileTurned: EventUi(
        phrase("The new top of the stack: {tile} ({effect})."), topics=("tiles",), in_context=turned_up
    ),
    ev.TileRemoved: EventUi(phrase("{tile} leaves the game."), topics=("tiles",)),
    ev.HutPlaced: EventUi(phrase("{tile} gets the hut."), topics=("tiles",)),
}
