"""Trials of the map: bots play it, and people do in a window of its own."""

from __future__ import annotations

from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.playtest.playtest_command import PlaytestCommand, PlaytestGame
from indonesia_qt.ui.editor.playtest.playtest_dialog import PlaytestDialog
from indonesia_qt.ui.support.worker_pool import WorkerPool
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import Page, owned

NOT_PLAYABLE = "The map can’t be played yet"


def played(number: int) -> str:
    """Return what is said when so many games were played."""
    return f"Played {number} game." if number == 1 else f"Played {number} games."


def ended(players: int, games: int, of: int) -> str:
    """Return how the result begins that says how many games ended."""
    return f"{players} players: {games} of {of} games finished. On average: "


def trial_of(window: EditorWindow) -> PlaytestGame | None:
    """Return the game that people play on the map of a window, if they do."""
    (found,) = owned(window, PlaytestCommand)
    return found.game


class PlaytestPage(Page[PlaytestDialog]):
    """How many games bots play, and what these say about the map."""

    kind = PlaytestDialog

    @classmethod
    def open(cls, window: EditorWindow) -> PlaytestPage:
        EditorPage(window).give("trial")
        return cls.shown()

    @property
    def players(self) -> list[int]:
        """The numbers of players that can be chosen."""
        return list(self.widget.players)

    def take_players(self, *numbers: int) -> None:
        """Play with these numbers of players, and no others."""
        for number, check in self.widget.players.items():
            check.setChecked(number in numbers)

    def take_games(self, number: int) -> None:
        self.widget.games.setValue(number)

    def play(self) -> None:
        self.press("Play")

    def stop(self) -> None:
        self.press("Stop")

    def can_play(self) -> bool:
        return self.widget.start.isEnabled()

    def can_stop(self) -> bool:
        return self.widget.stop.isEnabled()

    @property
    def runner(self) -> WorkerPool | None:
        """What plays, while it does."""
        return self.widget.runner

    @property
    def message(self) -> str:
        return self.widget.message.text()

    def result(self, row: int) -> str:
        return self.widget.results.item(row).text()

    def close(self) -> None:
        self.widget.reject()
