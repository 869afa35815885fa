"""Begins games: new ones, another one with the same players, or one that branches off an earlier moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QWidget

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.flow import CHANCE, IllegalAction
from indonesia_qt.core.record import SaveHeader, Seat, header
from indonesia_qt.core.session import MOST_LINES, Decision, Session
from indonesia_qt.core.timeline import Timeline, shared
from indonesia_qt.games import UnknownGameError, definition_of, game_ids
from indonesia_qt.i18n.text import counted, figure, labelled, paragraph, phrase, tr
from indonesia_qt.library import PlayableMap, game_of, map_folder
from indonesia_qt.ui.play.save_files import new_save
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.style.scaling import within_screen
from indonesia_qt.ui.support.background import painting_meanwhile
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.game_ui import game_ui
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.games.branch_dialog import BranchDialog
from indonesia_qt.ui.table.games.game_choices import LARGEST_SEED, Offer
from indonesia_qt.ui.table.games.new_game_dialog import NewGame, NewGameDialog
from indonesia_qt.ui.table.games.open_game import OpenGame, branched
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.seat_icons import SeatIcons
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button

NONE_YET = phrase(
    "No variations yet. When you undo decisions and then play differently, the original moves are kept here."
)
EXPLAINED = phrase("Moves you undid and then replaced. Opening one starts a new game from that point.")
WIDTH, HEIGHT = 460, 380
"""Pixels at 100 % of the dialog with variations."""


class BranchesDialog(QDialog):
    """Lists the lines.

    - `opened`: the decisions of a line to open
    """

    opened = Signal(tuple)

    def __init__(self, context: Context, timeline: Timeline[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Variations"))
        self.context, self.timeline = context, timeline
        lines = timeline.session.lines
        self.list = ChoiceList(tr("Variations"))
        for line in lines:
            self._add(line)
        self.open_line = push_button(tr("Open in a new game"), self._open, default=True)
        self.open_line.setEnabled(False)
        self.list.value_changed.connect(lambda: self.open_line.setEnabled(self.list.value() is not None))
        self.list.value_taken.connect(self._open)
        buttons = row_of(push_button(tr("Close"), self.reject), 1, self.open_line)
        self.setLayout(column_of(Label(_explained(len(lines)), wordWrap=True), (self.list, 1), 0, buttons))
        self.list.setVisible(bool(lines))
        if lines:
            self.resize(within_screen(self, WIDTH, HEIGHT))

    def _add(self, line: Sequence[Decision]) -> None:
        """List a line by the moment and the action where it leaves the present one."""
        fork = shared(line, self.timeline.session.entries)
        moment, entry = self.timeline.moments[fork], line[fork]
        words, position = self.context.words, self.timeline.session.position(fork)
        answer = words.group(position, AnswerGroup(entry.action, entry.action))
        is_chance = entry.seat == CHANCE
        name = answer.text if is_chance else labelled(words.seats[entry.seat], answer.text)
        length = counted(
            len(line) - fork,
            "{n} decision, starting at decision {first}",
            "{n} decisions, starting at decision {first}",
            first=figure(fork + 1),
        )
        about = " \N{MIDDLE DOT} ".join((words.round(moment.round), words.phase(moment.phase), length))
        icon = QIcon() if is_chance else self.context.icons.seat(self.context.colours[entry.seat])
        self.list.add(line, icon, name, about)

    def _open(self) -> None:
        line = self.list.value()
        if line is not None:
            self.accept()
            self.opened.emit(line)


def _explained(lines: int) -> str:
    if not lines:
        return tr(NONE_YET)
    limit = counted(MOST_LINES, "Only the latest {n} is listed.", "Only the latest {n} are listed.")
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
        table.history.branch_requested.connect(self.ask_players)

    def ask(self, game: str = "", players: Sequence[str] = ()) -> None:
        """Ask what to play; the game with this id, and `players` for its seats as in saved games, can be proposed.

        Whatever isn't proposed is as it was in the game that was begun last.
        """
        self._ask(game, players, None)

    def ask_on(self, folder: Path) -> None:
        """Ask what to play; the map in a folder is proposed."""
        try:
            game = definition_of(painting_meanwhile(partial(game_of, folder))).id
        except UnknownGameError as error:
            self._refuse(error)
        else:
            self._ask(game, (), folder)

    def _ask(self, game: str, players: Sequence[str], folder: Path | None) -> None:
        found = painting_meanwhile(lambda: list(self._found(folder, game)))
        # Not in the other thread: PySide crashes where one thread makes classes while Qt looks for those of widgets.
        offers = [
            Offer(ui := game_ui(id), maps, (*ui.game.levels, *self.controller.own_bots), map_)
            for id, maps, map_ in found
        ]
        icons = SeatIcons(self.window.appearance.theme)
        dialog = NewGameDialog(offers, icons, self.window.preferences, self.window, game, players)
        dialog.accepted.connect(lambda: self.begin(dialog.choice()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _found(self, folder: Path | None, proposed: str) -> Iterator[tuple[str, Sequence[tuple[str, str]], str]]:
        """Yield each game for which there are maps, with these and the map to propose, which may be empty.

        For the `proposed` game it is the one in `folder`, if given.
        """
        for game in game_ids():
            maps, map_ = self.controller.store.offered_maps(game), ""
            if folder is not None and game == proposed:
                map_ = next((name for name, _ in maps if map_folder(name) == folder), str(folder))
                maps = maps if map_ != str(folder) else [(map_, folder.name), *maps]
            if maps:
                yield game, maps, map_

    def begin(self, choice: NewGame) -> None:
        """Begin a game that is saved from its first decision on."""
        store = self.controller.store
        try:
            found = painting_meanwhile(partial(store.map_to_play, choice.map, choice.game))
        except MapError as error:
            self._refuse(error)
            return
        if isinstance(found, PlayableMap):
            self._begin_on(found, choice)
            return
        from indonesia_qt.ui.table.games.map_loader import read_to_play

        read_to_play(found, choice.game, self.window, lambda played_on: self._begin_on(played_on, choice), self._refuse)

    def _refuse(self, reason: ValueError) -> None:
        self.window.tell(tr("Couldn’t start the game"), str(reason))

    def _begin_on(self, played_on: PlayableMap, choice: NewGame) -> None:
        try:
            setup = played_on.game.new_setup(choice.options, len(choice.seats), choice.seed)
        except ValueError as error:
            self._refuse(error)
            return
        if not choice.shuffled:
            setup = played_on.game.in_seat_order(setup)
        self.controller.store.make_room(played_on)
        session: Session[Any] = Session(played_on.game, setup, seed=choice.seed)
        self._show(played_on, session, header(played_on.game, choice.seats, choice.seed, setup, choice.hints))

    def rematch(self) -> None:
        """Begin another game with the same players, map and agreements, by the present rules."""
        open_game = self.controller.open_game
        assert open_game
        begun, definition = open_game.header, open_game.played_on.definition
        options = definition.present_options(open_game.session.setup)
        seed = SystemRandom().randrange(LARGEST_SEED + 1)
        self.begin(NewGame(definition.id, begun.map.id, begun.seats, True, options, seed, begun.hints))

    def branch(self, entries: Sequence[Decision], seats: tuple[Seat, ...] = ()) -> None:
        """Begin a new game with these decisions of the present one, whose file stays as it is.

        The players of `seats` take the seats if given; else they stay. Bots that were paused stay so.
        """
        table, open_game = self.controller.table, self.controller.open_game
        assert table
        assert open_game
        begun, is_paused = replace(open_game.header, seats=seats or table.bridge.seats), table.bridge.paused
        try:
            session = branched(open_game.played_on, open_game.session, entries)
        except IllegalAction as error:
            self._refuse(error)
            return
        self._show(open_game.played_on, session, begun, f"from {len(entries)}")
        if is_paused and self.controller.table is not None:
            self.controller.table.bridge.set_paused(True)

    def _show(self, played_on: PlayableMap, session: Session[Any], begun: SaveHeader, about: str = "") -> None:
        """Show a game, and save it from now on in a file named after the players and `about`."""
        decisions = [(entry.seat, entry.action) for entry in session.entries]
        suffix = played_on.definition.suffix
        lock = painting_meanwhile(lambda: SaveLock(new_save(begun.seats, suffix, about)))
        self.controller.begin(
            OpenGame(played_on, session, begun, lock),
            lambda journal: journal.write(begun, decisions, session.result, session.hints),
        )

    def show_lines(self) -> None:
        """List the lines that were played and taken back."""
        table = self.controller.table
        if table is None:
            return
        dialog = BranchesDialog(table.context, table.history.timeline, self.window)
        dialog.opened.connect(self.ask_players)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask_players(self, entries: Sequence[Decision]) -> None:
        """Ask who plays in a game that branches off the present one with these decisions, and begin it."""
        table = self.controller.table
        assert table
        dialog = BranchDialog(table.context, table.bridge.seats, table.bots, table.bridge.seed, self.window)
        dialog.accepted.connect(lambda: self.controller.leave(partial(self.branch, entries, dialog.chosen())))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
