"""The program with a window: it begins, opens and continues games. Of the window's files this one knows the game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import datetime
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QApplication, QFileDialog

from indonesia_qt import paths
from indonesia_qt.board.files import MapError
from indonesia_qt.core.record import JournalFile, Record, SaveError, Seat, header, read
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.preparation import Deal
from indonesia_qt.games.indonesia.rules import Indonesia, Setup
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.library import PlayableMap, load_map, map_folders, map_of
from indonesia_qt.ui.bridge import HUMAN, SessionBridge
from indonesia_qt.ui.indonesia import glyphs
from indonesia_qt.ui.indonesia.icons import Icons
from indonesia_qt.ui.indonesia.layers import era_marks
from indonesia_qt.ui.indonesia.new_game import NewGame, NewGameDialog
from indonesia_qt.ui.indonesia.table import Table
from indonesia_qt.ui.main_window import MainWindow
from indonesia_qt.ui.map.scene import MapScene
from indonesia_qt.ui.style import dress
from indonesia_qt.ui.theme import LIGHT, load_fonts

SUFFIX = ".jsonl"
FILTER = f"Saved games (*{SUFFIX});;All files (*)"


class Program(QObject):
    """Joins the window to the games on the disk."""

    def __init__(self) -> None:
        super().__init__()
        self.settings = QSettings(str(paths.own_data() / "settings.ini"), QSettings.Format.IniFormat)
        self.theme = LIGHT
        self.window = MainWindow(self.settings)
        self.table: Table | None = None
        self.file: Path | None = None
        self.window.new_wanted.connect(self.ask_new_game)
        self.window.open_wanted.connect(self.ask_open)
        self.window.copy_wanted.connect(self.ask_copy)

    def start(self) -> None:
        """Show the window and continue the last game; without one, ask for a new one."""
        self.window.show()
        last = last_save()
        if last is None or not self.open(last):
            self._show_bare_board()
            self.ask_new_game()

    def _show_bare_board(self) -> None:
        """Show the board on which no game has begun."""
        try:
            played_on = load_map()
        except MapError as error:
            self.window.tell("The map can't be used", str(error))
            return
        scene = MapScene(played_on.board, self.theme, glyphs.glyph, self)
        scene.sync(list(era_marks(played_on.game.scenario, 0)))
        self.window.show_board(scene)

    def ask_new_game(self) -> None:
        """Ask what is to be played."""
        maps = [(name, name.replace("-", " ").title()) for name in map_folders()]
        dialog = NewGameDialog(maps, Icons(self.theme), self.settings, self.window)
        dialog.accepted.connect(lambda: self.new_game(dialog.choice()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def new_game(self, choice: NewGame) -> None:
        """Begin a game and save it from its first move on."""
        try:
            played_on = load_map(choice.map)
            setup = self._setup(played_on.game, choice)
        except (MapError, ValueError) as error:
            self.window.tell("The game can't begin", str(error))
            return
        session: Session[State] = Session(played_on.game, setup)
        begun = header(played_on.game, choice.seats, choice.seed, setup)
        journal = JournalFile(new_save(choice.seats))
        try:
            journal.file.parent.mkdir(parents=True, exist_ok=True)
            journal.begin(begun)
            session.journal = journal
        except OSError as error:
            self.window.tell("The game can't be saved", f"{journal.file}: {error.strerror}. It is played without.")
        self._show(played_on, session, choice.seats, choice.seed, journal.file)

    def _setup(self, game: Indonesia, choice: NewGame) -> Setup:
        setup = game.new_setup(choice.options, len(choice.seats), choice.seed)
        if choice.shuffled:
            return setup
        return Setup(setup.options, Deal(tuple(range(len(choice.seats))), setup.deal.cards))

    def ask_open(self) -> None:
        """Ask which saved game is to be opened."""
        file, _ = QFileDialog.getOpenFileName(self.window, "Open a saved game", str(paths.saves()), FILTER)
        if file:
            self.open(Path(file))

    def open(self, file: Path) -> bool:
        """Go on with a saved game; when it can't be opened say why, and leave the table as it is.

        A game from another folder, or one that is damaged, is gone on with in a copy: its file stays as it is.
        """
        try:
            record = read(file)
            played_on = map_of(record)
            session, fault = record.replay(played_on.game)
            check_players(record)
        except SaveError as error:
            self.window.tell("The game can't be opened", str(error))
            return False
        journal = JournalFile(file)
        try:
            if fault is not None or file.parent != paths.saves():
                journal = JournalFile(new_save(record.header.seats))
                journal.file.parent.mkdir(parents=True, exist_ok=True)
                journal.copy(record, fault)
            journal.resume()
            session.journal = journal
        except OSError as error:
            self.window.tell("The game can't be saved", f"{journal.file}: {error.strerror}. It is played without.")
        self._show(played_on, session, record.header.seats, record.header.seed, journal.file)
        if fault is not None:
            self.window.tell("The saved game is damaged", f"{fault}. It is opened up to there, as a copy.")
        return True

    def ask_copy(self) -> None:
        """Ask where a copy of the game is to be saved."""
        if self.file is None:
            return
        proposal = Path.home() / self.file.name
        chosen, _ = QFileDialog.getSaveFileName(self.window, "Save a copy", str(proposal), FILTER)
        if chosen:
            self.copy(Path(chosen))

    def copy(self, to: Path) -> None:
        """Save a copy of the game as it stands."""
        if self.file is None:
            return
        try:
            to.write_bytes(self.file.read_bytes())
        except OSError as error:
            self.window.tell("The copy can't be saved", f"{to}: {error.strerror}")

    def _show(
        self, played_on: PlayableMap, session: Session[State], seats: tuple[Seat, ...], seed: int, file: Path
    ) -> None:
        self.file = file
        bridge = SessionBridge(session, seats, seed, BOTS, self)
        old, self.table = self.table, Table(played_on, bridge, self.theme, self)
        self.table.new_game.connect(self.ask_new_game)
        self.window.show_table(self.table)
        if old is not None:
            old.deleteLater()


def check_players(record: Record) -> None:
    """Raise `SaveError` when a bot at the table isn't known."""
    for seat in record.header.seats:
        if seat.player != HUMAN and seat.player not in BOTS:
            raise SaveError(
                record.file, 1, f'{seat.name} is played by "{seat.player}", which this program does not know'
            )


def last_save() -> Path | None:
    """The game that was played last."""
    saves = sorted(paths.saves().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
    return saves[-1] if saves else None


def new_save(seats: Sequence[Seat]) -> Path:
    """A file for a new game, named after the time and the players, that doesn't exist yet."""
    names = " ".join("".join(c for c in seat.name if c.isalnum()) for seat in seats)
    stem = f"{datetime.now():%Y-%m-%d %H.%M.%S} {names}"
    numbered = (f"{stem}{f' {number}' if number else ''}{SUFFIX}" for number in count())
    return next(file for name in numbered if not (file := paths.saves() / name).exists())


def run_window() -> int:
    """Open the window and stay until it is closed; give the exit code."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("indonesia-qt")
    app.setApplicationDisplayName("Indonesia")
    load_fonts(paths.resources() / "fonts")
    dress(app, LIGHT)
    program = Program()
    program.start()
    return app.exec()
