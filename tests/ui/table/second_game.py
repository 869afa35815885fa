"""A second game in the window: the game of counting, with a preference and commands, and nothing else of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from indonesia_qt.core.record import HUMAN, Seat, header
from indonesia_qt.core.session import Session
from indonesia_qt.i18n.text import phrase
from indonesia_qt.library import PlayableMap, load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.settings import preferences
from indonesia_qt.ui.settings.preferences import Preference
from indonesia_qt.ui.shell import game_offer
from indonesia_qt.ui.shell.game_offer import GameCommand, GameOffer, add_offer
from indonesia_qt.ui.table.api import (
    ActionGroupText,
    ActionText,
    ActionUi,
    BoardOverlay,
    BoardUi,
    EventUi,
    GameTexts,
    GameUi,
    GameView,
    OverlaySubject,
    QuestionPanel,
    QuestionUi,
)
from indonesia_qt.ui.table.games.open_game import OpenGame
from tests.core.counting import Ended, Said, Say, Skip, Turn
from tests.games.counting_definition import DEFINITION, CountingData, OpenCounting
from tests.games.installed import Install

OVERLAY, COMMAND = "show_count", "count_on"
"""The ids of a preference of what the board shows, and of a command."""


class CountingTexts(GameTexts):
    actions = {  # noqa: RUF012
        Say: ActionUi(lambda _w, _v, _q, say: ActionText(f"By {say.by}"), lambda *_: ActionGroupText("By")),
        Skip: ActionUi(lambda *_: ActionText("Skip"), lambda *_: ActionGroupText("Skip")),
    }
    events = {  # noqa: RUF012
        Said: EventUi(lambda _, event: f"It is {event.count} now.", sound="bid"),
        Ended: EventUi(lambda *_: "It is over.", sound="over"),
    }


class TurnPanel(QuestionPanel):
    """Counts on by one."""

    def build(self) -> None:
        self.add_primary("")
        self.offer(Say(1))
        assert self.primary
        self.primary.clicked.connect(lambda: self.chosen.emit(Say(1)))


def _marks(subject: OverlaySubject) -> list[Mark]:  # noqa: ARG001
    return [AreaMark("melati-1", "hint")]


class CountingBoard(BoardUi):
    overlays = {OVERLAY: BoardOverlay("an area", _marks)}  # noqa: RUF012


class CountingUi(GameUi):
    questions = {Turn: QuestionUi(TurnPanel, lambda *_: "Count on.", "")}  # noqa: RUF012
    board = CountingBoard()
    sounds = ("over", "bid")

    def texts(self, game: OpenCounting, seats: Sequence[str]) -> CountingTexts:  # noqa: ARG002
        return CountingTexts(seats, {})


GAME_UI = CountingUi(DEFINITION)


def count_on(table: GameView) -> None:
    """Count on by three."""
    table.bridge.submit(Say(3), table.bridge.made)


OFFER = GameOffer(
    "counting",
    {OVERLAY: Preference(phrase("Map"), "The count", False, "Marks an area.", map_key="J")},
    commands={"Counting": (GameCommand(COMMAND, "By &three", count_on, ("9",)),)},
)


@pytest.fixture
def counting(install: Install, monkeypatch: pytest.MonkeyPatch) -> CountingUi:
    """The second game, which is installed before the window is made."""
    install("counting", definition="tests.games.counting_definition:DEFINITION", game_ui=f"{__name__}:GAME_UI")
    for module, name in ((game_offer, "OFFERS"), (preferences, "PREFERENCES")):
        table = getattr(module, name)
        for key, value in table.items():
            monkeypatch.setitem(table, key, value)
    monkeypatch.setitem(game_offer.OFFERS, OFFER.game, OFFER)
    monkeypatch.setitem(preferences.PREFERENCES, OVERLAY, OFFER.preferences[OVERLAY])
    add_offer(OFFER)
    return GAME_UI


def open_counting(file: Path) -> OpenGame:
    """Return a game of counting between two people, which is saved in a file; the second one begins."""
    board, game = load_map("lagoon").board, OpenCounting()
    setup = game.new_setup(None, 2, 1)
    seats = Seat("Ana", 0, HUMAN), Seat("Budi", 1, HUMAN)
    played_on = PlayableMap(file.parent, board, DEFINITION, CountingData("counting"), game)
    session: Session[Any] = Session(game, setup)
    return OpenGame(played_on, session, header(game, seats, 1, setup), SaveLock(file))


def show_counting(program: Program, file: Path) -> GameView:
    """Show such a game, and don't save it."""
    program.controller.show(open_counting(file))
    assert program.table
    return program.table
