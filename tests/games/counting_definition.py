"""The game of counting as the program would know it, with bots and a map."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Collection, Mapping, MutableSequence
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec
from msgspec import Struct

from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.definition import GameDataError, GameDefinition
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.core.game import Bot
from indonesia_qt.core.review import Coach
from indonesia_qt.files.paths import shipped_maps
from tests.core.counting import Count, Counting, Say, Turn


class FromTheList:
    """Gives the answer at `place` in the list, or the last."""

    place = -1

    def choose(self, view: Count, asked: Question[Any], chance: Random) -> Action:  # noqa: ARG002
        answers = asked.actions(view)
        return answers[min(self.place, len(answers) - 1)]


class Slow(FromTheList):
    place = 1


class CountingData(Struct, forbid_unknown_fields=True):
    game: Literal["counting", "drawing"]


class CountingNumbers:
    names = ("count", "is asked")
    bounds = ((0.0, 1e6), (0.0, 1.0))
    choices = ("skip", "say")

    def write(self, view: Count, seat: int, into: MutableSequence[float]) -> None:
        into[0] = view.count
        into[1] = isinstance(view.stack[-1], Turn) and view.stack[-1].seat == seat if view.stack else False

    def parts(self, action: Action, seat: int) -> tuple[int, ...]:  # noqa: ARG002
        return (int(isinstance(action, Say)),)


class Agreed(Struct, frozen=True):
    """Of the rules, which count with any."""

    begin: Literal["zero", "two"] = "zero"
    aloud: bool = True


class OpenCounting(Counting):
    """The game of which nothing is hidden."""

    def shared_view(self, s: Count, seats: Collection[int]) -> Count:  # noqa: ARG002
        return s

    def needs_secrets(self, s: Count, asked: Question[Any]) -> bool:  # noqa: ARG002
        return False

    def hides_holdings(self, s: Count) -> bool:  # noqa: ARG002
        return False


class CountingDefinition:
    id, title, map = "counting", "Counting", "hall"
    suffix = ".counting"
    players = range(2, 3)
    options: type[Any] = Agreed
    actions: Any = Counting.actions
    bots: Mapping[str, Callable[..., Bot]] = {"slow": Slow, "fast": FromTheList}
    levels: tuple[str, ...] = ("slow", "fast")
    styles: tuple[str, ...] = ()
    substitute = "slow"
    order_can_be_chosen = False
    most_rounds = 9
    round_name, score_name = "round", "pot"
    map_data = None
    coach: Coach | None = None

    def decode(self, data: bytes) -> CountingData:
        try:
            return msgspec.json.decode(data, type=CountingData)
        except msgspec.DecodeError as error:
            raise GameDataError("", str(error)) from None

    def on(self, board: BoardMap, data: CountingData) -> Any:  # noqa: ARG002
        return OpenCounting(board.id)

    def present_options(self, setup: Any) -> Any:  # noqa: ARG002
        return self.options()

    def numbers(self, game: Any, players: int, seats: int) -> Any:  # noqa: ARG002
        return CountingNumbers()


DEFINITION: GameDefinition = CountingDefinition()


def lay_out_hall(own: Path) -> Path:
    """Make the only map of the game among the player's own files, and return its folder."""
    folder = own / "maps" / "hall"
    folder.mkdir(parents=True)
    shutil.copy(shipped_maps() / "lagoon" / "map.geojson", folder)
    board = folder / "map.geojson"
    board.write_text(board.read_text(encoding="utf-8").replace('"id":"lagoon"', '"id":"hall"', 1), encoding="utf-8")
    (folder / "scenario.json").write_text('{"game": "counting"}', encoding="utf-8")
    return folder
