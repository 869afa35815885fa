"""Begins games: new ones, another one with the same players, or one that branches off an earlier moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.record import header
from indonesia_qt.core.session import MOST_LINES, Decision, Session
from indonesia_qt.core.timeline import Timeline, shared
from indonesia_qt.games import DEFAULT_GAME, definition_of
from indonesia_qt.games.indonesia.game import Indonesia, Setup
from indonesia_qt.games.indonesia.rules.setup import Deal
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.i18n.text import counted, figure, paragraph, phrase, tr
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.play.save_files import new_save
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.games.new_game_dialog import LARGEST_SEED, NewGame, NewGameDialog
from indonesia_qt.ui.table.games.open_game import OpenGame, branched
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button

NONE_YET = phrase(
    "There are none yet. When something is taken back and something else is played, "
    "what was played first can be found here."
)
EXPLAINED = phrase("What was played, taken back and left for something else. To open one begins a new game.")


class BranchesDialog(QDialog):
    """Lists the lines.

    - `opened`: the decisions of a line to open
    """

    opened = Signal(tuple)

    def __init__(self, context: Context, timeline: Timeline[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Earlier lines"))
        self.context, self.timeline = context, timeline
        lines = timeline.session.lines
        self.list = ChoiceList(tr("Earlier lines"))
        for line in lines:
            self._add(line)
        self.open_line = push_button(tr("Open in a new game"), self._open, default=True)
        self.open_line.setEnabled(False)
        self.list.value_changed.connect(lambda: self.open_line.setEnabled(self.list.value() is not None))
        self.list.value_taken.connect(self._open)
        buttons = row_of(push_button(tr("Close"), self.reject), 1, self.open_line)
        self.setLayout(column_of(Label(_explained(len(lines)), wordWrap=True), (self.list, 1), 0, buttons))
        self.list.setVisible(bool(lines))
        self.resize(460, 380 if lines else 140)

    def _add(self, line: Sequence[Decision]) -> None:
        """List a line by the moment and the action where it leaves the present one."""
        fork = shared(line, self.timeline.session.entries)
        moment, entry = self.timeline.moments[fork], line[fork]
        words, position = self.context.words, self.timeline.session.position(fork)
        answer = words.group(position, AnswerGroup(entry.action, entry.action))
        name = f"{words.seats[entry.seat]}: {answer.text}"
        about = counted(
            len(line) - fork,
            "Year {year} \N{MIDDLE DOT} {phase} \N{MIDDLE DOT} {n} decision from decision {first} on",
            "Year {year} \N{MIDDLE DOT} {phase} \N{MIDDLE DOT} {n} decisions from decision {first} on",
            year=moment.round,
            phase=moment.phase,
            first=figure(fork + 1),
        )
        self.list.add(line, self.context.icons.seat(self.context.colours[entry.seat]), name, about)

    def _open(self) -> None:
        line = self.list.value()
        if line is not None:
            self.accept()
            self.opened.emit(line)


def _explained(lines: int) -> str:
    if not lines:
        return tr(NONE_YET)
    limit = counted(MOST_LINES, "The {n} that was left last is listed.", "The {n} that were left last are listed.")
    return paragraph(tr(EXPLAINED), limit if lines == MOST_LINES else "")


class NewGameController(QObject):
    """Asks what to play, and has `controller` show it."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self.controller, self.window = controller, controller.window
        self.window.game.new_requested.connect(partial(controller.leave, self.ask))
        self.window.past.lines_requested.connect(self.show_lines)
        controller.laid.connect(self._follow)

    def _follow(self, table: GameView) -> None:
        table.rematch.connect(partial(self.controller.leave, self.rematch))
        table.new_game.connect(partial(self.controller.leave, self.ask))
        table.history.branch_requested.connect(self._leave_for)

    def ask(self, folder: Path | None = None) -> None:
        """Ask what to play; propose the map in `folder`, if given."""
        maps, icons = self.controller.store.offered_maps(), Icons(self.window.appearance.theme)
        bots = (*definition_of(DEFAULT_GAME).levels, *self.controller.own_bots)
        if folder is not None:
            maps.insert(0, (str(folder), folder.name))
        dialog = NewGameDialog(maps, icons, self.window.preferences, self.window, bots)
        dialog.accepted.connect(lambda: self.begin(dialog.choice()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def begin(self, choice: NewGame) -> None:
        """Begin a game that is saved from its first decision on."""
        try:
            folder = self.controller.store.large_map(choice.map)
            if folder is None:
                self._begin_on(self.controller.store.map_to_play(choice.map), choice)
                return
        except MapError as error:
            self._refuse(error)
            return
        from indonesia_qt.ui.table.games.map_loader import read_to_play

        read_to_play(folder, self.window, lambda played_on: self._begin_on(played_on, choice), self._refuse)

    def _refuse(self, reason: ValueError) -> None:
        self.window.tell(tr("The game can't begin"), str(reason))

    def _begin_on(self, played_on: PlayableMap, choice: NewGame) -> None:
        try:
            setup = _setup(played_on.game, choice)
        except ValueError as error:
            self._refuse(error)
            return
        self.controller.store.make_room(played_on)
        session: Session[State] = Session(played_on.game, setup)
        begun = header(played_on.game, choice.seats, choice.seed, setup, choice.hints)
        open_game = OpenGame(played_on, session, begun, SaveLock(new_save(choice.seats)))
        self.controller.begin(open_game, lambda journal: journal.begin(begun))

    def rematch(self) -> None:
        """Begin another game with the same players, map and agreements, by the present rules."""
        assert self.controller.open_game
        begun = self.controller.open_game.header
        agreed: Options = self.controller.open_game.session.setup.options
        options = replace(agreed, idle_companies=Options().idle_companies)
        seed = SystemRandom().randrange(LARGEST_SEED + 1)
        self.begin(NewGame(begun.map.id, begun.seats, True, options, seed, begun.hints))

    def branch(self, entries: Sequence[Decision]) -> None:
        """Begin a new game with these decisions of the present one, whose file stays as it is."""
        table, open_game = self.controller.table, self.controller.open_game
        assert table
        assert open_game
        begun = replace(open_game.header, seats=table.bridge.seats)
        session = branched(open_game.played_on, open_game.session, entries)
        decisions = [(entry.seat, entry.action) for entry in entries]
        lock = SaveLock(new_save(begun.seats, f"from {len(entries)}"))
        self.controller.begin(
            OpenGame(open_game.played_on, session, begun, lock),
            lambda journal: journal.write(begun, decisions, session.result, session.hints),
        )

    def show_lines(self) -> None:
        """List the lines that were played and taken back."""
        table = self.controller.table
        if table is None:
            return
        dialog = BranchesDialog(table.context, table.history.timeline, self.window)
        dialog.opened.connect(self._leave_for)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _leave_for(self, entries: Sequence[Decision]) -> None:
        """Close the game for one that branches off it."""
        self.controller.leave(partial(self.branch, entries))


def _setup(game: Indonesia, choice: NewGame) -> Setup:
    setup = game.new_setup(choice.options, len(choice.seats), choice.seed)
    if choice.shuffled:
        return setup
    return Setup(setup.options, Deal(tuple(range(len(choice.seats))), setup.deal.cards))
