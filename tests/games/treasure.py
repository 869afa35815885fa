"""Two games for tests of maps: one has chests on areas, the other nothing but its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from indonesia_qt.board.checks.problem import Problem, error
from indonesia_qt.board.draft import Draft, updated
from indonesia_qt.board.files.flaws import Flaws
from indonesia_qt.board.files.tolerant_json import Document
from indonesia_qt.board.map_data import Difference, Fix, MapData, matched
from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.definition import GameDataError, GameDefinition, Numbers
from indonesia_qt.core.game import Bot
from indonesia_qt.core.review import Coach
from tests.core.drawing import Drawing
from tests.games.installed import Install


class Chest(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    area: str


class TreasureData(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["treasure"]
    chests: tuple[Chest, ...] = ()


class PlainData(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["plain"]


class TreasureMapData(MapData):
    lists = ("chests",)
    nothing_left = "There is no chest any more."

    def ids(self, data: TreasureData) -> set[str]:
        return {chest.id for chest in data.chests}

    def renamed(self, draft: Draft, old: str, new: str) -> tuple[TreasureData, Mapping[str, str]]:
        ids = {f"chest-{old}": f"chest-{new}"}
        return updated(draft.data, chests=tuple(_moved(chest, old, new) for chest in draft.data.chests)), ids

    def merged(self, draft: Draft, kept: str, gone: str) -> TreasureData:
        data, _ = self.renamed(draft, gone, kept)
        return data

    def without(self, draft: Draft, gone: str) -> TreasureData:
        data: TreasureData = draft.data
        return updated(data, chests=tuple(chest for chest in data.chests if chest.area != gone))

    def differences(self, before: TreasureData, after: TreasureData, called: Mapping[str, str]) -> Iterator[Difference]:
        gone, new, _ = matched(before.chests, after.chests)
        for chests, text in ((gone, "The chest in {} is gone."), (new, "The chest in {} is new.")):
            for chest in chests:
                yield Difference("chest", (chest.area,), text.format(called.get(chest.area, chest.area)))

    def problems(self, draft: Draft) -> Iterable[Problem]:
        lands = {land.id for land in draft.board.lands}
        for chest in draft.data.chests:
            if chest.area not in lands:
                yield error(chest.id, f"The chest {chest.id} lies on no land.", "lost-chest")

    def fixes(self, draft: Draft, problem: Problem) -> Sequence[Fix]:
        if problem.kind != "lost-chest":
            return ()
        left = tuple(chest for chest in draft.data.chests if chest.id != problem.place)
        return (Fix("Remove the chest", lambda draft: updated(draft, data=updated(draft.data, chests=left))),)

    def repaired(self, document: Document, board: BoardMap, flaws: Flaws) -> TreasureData:
        known = {area.id for area in board.areas()}
        chests = []
        for chest in document.entries("chests", Chest, flaws):
            if chest.area in known:
                chests.append(chest)
            else:
                flaws.left_out(chest.id, f"There is no area {chest.area}.")
        return TreasureData("treasure", tuple(chests))


def _moved(chest: Chest, old: str, new: str) -> Chest:
    if chest.area != old:
        return chest
    return Chest(f"chest-{new}" if chest.id == f"chest-{old}" else chest.id, new)


class TreasureGame(Drawing):
    def __init__(self, id: str) -> None:
        self.name = id


class FirstAnswer:
    def choose(self, view: Any, asked: Any, chance: Any) -> Any:  # noqa: ARG002
        return asked.actions(view)[0]


class TreasureDefinition:
    id, title, map, suffix = "treasure", "Treasure Hunt", "hunt", ".treasure"
    order_can_be_chosen = False
    players = range(2, 3)
    options: type[Any] = bool
    actions: Any = Drawing.actions
    bots: Mapping[str, Callable[..., Bot]] = {"first": FirstAnswer}
    levels: tuple[str, ...] = ("first",)
    styles: tuple[str, ...] = ()
    substitute = "first"
    most_rounds = 9
    coach: Coach | None = None
    round_name, score_name = "round", "points"
    data: type[Any] = TreasureData

    @property
    def map_data(self) -> MapData | None:
        return TreasureMapData(self.id, self.decode)

    def decode(self, data: bytes) -> Any:
        try:
            return msgspec.json.decode(data, type=self.data)
        except msgspec.DecodeError as error:
            raise GameDataError("", str(error)) from None

    def on(self, board: BoardMap, data: Any) -> Drawing:  # noqa: ARG002
        return TreasureGame(self.id)

    def present_options(self, setup: Any) -> Any:
        return setup

    def numbers(self, game: Any, players: int, seats: int) -> Numbers:
        raise NotImplementedError


class PlainDefinition(TreasureDefinition):
    """A game that says nothing about its data."""

    id, title = "plain", "Plain"
    data = PlainData
    map_data = None


TREASURE: GameDefinition = TreasureDefinition()
PLAIN: GameDefinition = PlainDefinition()


def install_both(install: Install) -> None:
    """Install both games until the end of a test."""
    pages = "tests.ui.editor.test_other_games:PAGES"
    install("treasure", definition="tests.games.treasure:TREASURE", editor=pages)
    install("plain", definition="tests.games.treasure:PLAIN")
