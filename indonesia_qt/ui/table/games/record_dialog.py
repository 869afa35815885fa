"""The player's record: games, wins and money by opponent, level, number of players and map, and over time."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from itertools import accumulate
from operator import itemgetter
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QMessageBox, QTabWidget, QTreeWidget, QTreeWidgetItem, QWidget

from indonesia_qt.board.names import translated_title
from indonesia_qt.core.bots import bot_of
from indonesia_qt.core.record import HUMAN
from indonesia_qt.files import paths
from indonesia_qt.files.whole_file import patiently, reason_of, write_whole
from indonesia_qt.games import UnknownGameError, definition_of
from indonesia_qt.i18n.text import counted, figure, labelled, phrase, tr
from indonesia_qt.results import FinishedGame, ResultsError, ResultsFile, Tally, people, tallies
from indonesia_qt.ui.charts.chart_model import Lines, Series, no_formula
from indonesia_qt.ui.charts.chart_window import ChartView
from indonesia_qt.ui.style.scaling import margins, scaled, within_screen
from indonesia_qt.ui.style.theme import Theme, lining, map_font
from indonesia_qt.ui.support.background import in_background, painting_meanwhile
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.table.bot_labels import bot_name
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.widgets.file_choice import BEING_READ, ask_where_to_write
from indonesia_qt.ui.widgets.item_views import flat_tree
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, MessageBox, caption, push_button

WIDTH, HEIGHT, EMPTY_HEIGHT = 760, 600, 170
"""Pixels at 100 %; the last is the height without any games."""
CHART_HEIGHT, TITLE = 200, 28
"""Pixels at 100 %: the chart over time, and the letters of the heading."""
LATEST = 60
"""So many games are drawn over time."""
NOTHING_YET = phrase(
    "No finished games yet. Each game you finish is added here and stays when its saved game is deleted."
)
DAMAGED = phrase("Your record was damaged and has been started again from your saved games. The old file is {file}.")
TOO_NEW = phrase("Your record was written by a later version of the program. Update the program to see it.")


class FlatChart(ChartView):
    """A chart that takes little height."""

    def sizeHint(self) -> QSize:
        """Return a flat size."""
        return QSize(scaled(WIDTH), scaled(CHART_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the least height in which a line can be read."""
        return QSize(scaled(WIDTH // 3), scaled(CHART_HEIGHT))


class RecordDialog(QDialog):
    """Shows a person's finished games of one game added up in tables, and one by one over time.

    Signals:
        export_requested, delete_requested: the button for it was pressed.
    """

    export_requested = Signal()
    delete_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Your record"))
        self._all: Sequence[FinishedGame] = ()
        self._theme = theme
        self.game, self.person = QComboBox(), QComboBox()
        self.game.setAccessibleName(tr("Game"))
        self.person.setAccessibleName(tr("Player"))
        self.heading = Label(role="display", wordWrap=True)
        self.heading.setFont(lining(map_font(scaled(TITLE))))
        self.about = Label(role="quiet", wordWrap=True)
        self.note = Label(role="warning", wordWrap=True)
        self.note.hide()
        self.chart = FlatChart(theme)
        self.tabs = QTabWidget()
        titles = tr("Opponents"), tr("Bots"), tr("Number of players"), tr("Maps")
        self.tables = [_table(title) for title in titles]
        for title, table in zip(titles, self.tables, strict=True):
            self.tabs.addTab(table, caption(title))
        self.export = push_button(tr("Export\N{HORIZONTAL ELLIPSIS}"), self.export_requested.emit)
        self.delete = push_button(tr("Delete\N{HORIZONTAL ELLIPSIS}"), self.delete_requested.emit)
        close = push_button(tr("Close"), self.reject, default=True)
        head = row_of((self.heading, 1), self.game, self.person, spacing=scaled(8))
        foot = row_of(self.export, self.delete, 1, close)
        parts = head, self.about, self.note, self.chart, (self.tabs, 1), foot
        self.setLayout(column_of(*parts, contentsMargins=margins(16, 12, 16, 12), spacing=scaled(8)))
        self.game.currentIndexChanged.connect(self._offer_people)
        self.person.activated.connect(self._show)
        self._offer_people()
        self.about.setText(tr(BEING_READ))
        close.setFocus()
        self.resize(within_screen(self, WIDTH, EMPTY_HEIGHT))

    def show_games(self, games: Sequence[FinishedGame], note: str) -> None:
        """Show all games; `note` says why something can't be shown, and is empty if everything can."""
        self._all = games
        self.note.setText(note)
        self.note.setVisible(bool(note))
        for game in dict.fromkeys(one.game for one in games):
            self.game.addItem(_game_title(game), game)
        self.game.setVisible(self.game.count() > 1)
        self._offer_people()
        if games:
            self.resize(within_screen(self, WIDTH, HEIGHT))

    def shown(self) -> list[FinishedGame]:
        """Return the games that are added up, the earliest first."""
        person, game = self.person.currentData(), self.game.currentData()
        return [one for one in self._all if one.game == game and one.seat_of(person) is not None]

    def _offer_people(self) -> None:
        self.person.clear()
        for name in people(one for one in self._all if one.game == self.game.currentData()):
            self.person.addItem(name, name)
        self.person.setVisible(self.person.count() > 1)
        self._show()

    def _show(self) -> None:
        games, person = self.shown(), str(self.person.currentData())
        for part in (self.chart, self.tabs, self.export, self.delete):
            part.setVisible(bool(games))
        if not games:
            self.heading.setText(tr("Your record"))
            self.about.setText("" if self.note.text() else tr(NOTHING_YET))
            return
        (whole,) = tallies(games, person, lambda *_: [None]).values()
        won = figure(whole.won)
        self.heading.setText(
            counted(
                whole.games,
                "{player}: {n} game, {won} won",
                "{player}: {n} games, {won} won",
                player=person,
                won=won,
            )
        )
        self.about.setText(tr("Average at the end of a game: {amount}", amount=figure(round(whole.average))))
        self.chart.show_chart(over_time(games, person, self._theme), self._theme)
        kinds: tuple[Callable[[FinishedGame, int], Iterable[str]], ...] = (_opponents, _bots, _players, _map)
        for table, kind in zip(self.tables, kinds, strict=True):
            _fill(table, tallies(games, person, kind))


def over_time(games: Sequence[FinishedGame], person: str, theme: Theme) -> Lines:
    """Return the chart of a person's latest games: the score of each, and the average up to it."""
    scores = [game.seats[seat].score for game in games if (seat := game.seat_of(person)) is not None]
    averages = [round(total / number) for number, total in enumerate(accumulate(scores), start=1)]
    first = max(0, len(games) - LATEST)
    return Lines(
        tr("Over time"),
        tr("Money at the end of each game, and the average so far"),
        tuple(_day(game) for game in games[first:]),
        (
            Series(tr("Game", "that was played"), tuple(scores[first:]), theme.interface.accent, 0),
            Series(tr("Average"), tuple(averages[first:]), theme.interface.heading, 1),
        ),
    )


def csv_of_results(games: Iterable[FinishedGame]) -> str:
    """Return a line for each player of each game as comma-separated values, for spreadsheets."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["ended", "game", "map", "players", "name", "player", "score", "place", "id"])
    for game in games:
        ended = datetime.fromtimestamp(game.ended, UTC).strftime("%Y-%m-%d %H:%M")
        about = ended, no_formula(game.game), no_formula(game.map), len(game.seats)
        for seat in game.seats:
            who = no_formula(seat.name), no_formula(seat.player)
            writer.writerow([*about, *who, seat.score, seat.place + 1, no_formula(game.id)])
    return out.getvalue()


def _table(name: str) -> QTreeWidget:
    table = flat_tree(name, name, tr("Games"), tr("Won"), tr("Share won"), tr("Average"))
    for column in range(1, table.columnCount()):
        table.headerItem().setTextAlignment(column, Qt.AlignmentFlag.AlignRight)
    return table


def _fill(table: QTreeWidget, found: dict[str, Tally]) -> None:
    table.clear()
    for kind, tally in sorted(in_order(found.items(), itemgetter(0)), key=lambda one: -one[1].games):
        share = tr("{share}%", share=round(100 * tally.won / tally.games))
        row = QTreeWidgetItem([kind, figure(tally.games), figure(tally.won), share, figure(round(tally.average))])
        for column in range(1, table.columnCount()):
            row.setTextAlignment(column, Qt.AlignmentFlag.AlignRight)
        table.addTopLevelItem(row)


def _opponents(game: FinishedGame, seat: int) -> Iterable[str]:
    others = (one for number, one in enumerate(game.seats) if number != seat)
    return (one.name if one.player == HUMAN else f"{one.name} ({_bot(one.player)})" for one in others)


def _bots(game: FinishedGame, seat: int) -> Iterable[str]:
    players = (one.player for number, one in enumerate(game.seats) if number != seat)
    return (tr("People") if player == HUMAN else _bot(player) for player in players)


def _bot(player: str) -> str:
    return bot_name(bot_of(player))


def _players(game: FinishedGame, seat: int) -> Iterable[str]:  # noqa: ARG001
    return [counted(len(game.seats), "{n} player", "{n} players")]


def _map(game: FinishedGame, seat: int) -> Iterable[str]:  # noqa: ARG001
    return [translated_title(game.map.replace("-", " ").title())]


def _game_title(id: str) -> str:
    try:
        return definition_of(id).title
    except UnknownGameError:
        return id


def _day(game: FinishedGame) -> str:
    ended = QDateTime.fromSecsSinceEpoch(game.ended).date()
    return QLocale().toString(ended, QLocale.FormatType.ShortFormat)


class RecordController(QObject):
    """Shows the record, exports and deletes it, and takes in each game that ends at the table."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self.controller, self.window = controller, controller.window
        self.window.game.record_requested.connect(self.show)
        controller.laid.connect(lambda table: table.bridge.changed.connect(self._take_in))

    def show(self) -> None:
        """Show the record of all games that have been finished, as soon as it has been read."""
        dialog = RecordDialog(self.window.appearance.theme, self.window)
        dialog.finished.connect(dialog.deleteLater)
        in_background(self._read, partial(self._fill, dialog), dialog)
        dialog.open()

    def _read(self) -> tuple[Sequence[FinishedGame], str]:
        """Return the results of all games, and why something can't be shown."""
        try:
            results = self.controller.store.keep_results()
            note = tr(DAMAGED, file=results.set_aside[-1]) if results.set_aside else ""
            return results.games(), note
        except ResultsError:
            return (), tr(TOO_NEW)
        except OSError as error:
            return (), labelled(str(paths.results()), reason_of(error))

    def _fill(self, dialog: RecordDialog, read: tuple[Sequence[FinishedGame], str]) -> None:
        games, note = read
        dialog.show_games(games, note)
        dialog.export_requested.connect(partial(self._ask_export, games))
        dialog.delete_requested.connect(partial(self._ask_delete, dialog))

    def _take_in(self) -> None:
        """Keep the result of the game at the table as soon as it is over, if it is one of the saved games."""
        table, open_game = self.controller.table, self.controller.open_game
        is_over = table is not None and table.bridge.question is None
        if is_over and open_game is not None and open_game.file.parent == paths.saves():
            in_background(partial(_kept_result, open_game.file), lambda _: None, self)

    def _ask_export(self, games: Sequence[FinishedGame]) -> None:
        def export(to: Path) -> None:
            self.window.write(to, lambda: write_whole(to, csv_of_results(games).encode()))

        title, proposal, kind = tr("Export your record"), Path.home() / "record.csv", tr("Table (*.csv)")
        ask_where_to_write(title, proposal, kind, export, self.window)

    def _ask_delete(self, dialog: RecordDialog) -> None:
        text = tr("Delete your whole record? Your saved games stay, but they won’t be counted again.")
        box = MessageBox(QMessageBox.Icon.Question, tr("Delete your record"), text, parent=dialog)
        delete = box.addButton(tr("Delete record"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        delete.clicked.connect(partial(self._delete, dialog))
        box.open()

    def _delete(self, dialog: RecordDialog) -> None:
        dialog.reject()
        try:
            painting_meanwhile(self._forget)
        except (OSError, ResultsError) as error:
            reason = reason_of(error) if isinstance(error, OSError) else tr(TOO_NEW)
            self.window.tell(tr("Couldn’t delete your record"), reason)
        else:
            self.window.show_message(tr("Your record was deleted."))

    def _forget(self) -> None:
        results = self.controller.store.keep_results()
        results.forget()
        for damaged in results.set_aside:
            patiently(damaged.unlink, missing_ok=True)


def _kept_result(file: Path) -> None:
    with suppress(OSError, ResultsError):  # the record itself says what is wrong
        ResultsFile(paths.results()).take_in([file])
