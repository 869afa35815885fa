"""What is chosen of one game in the dialog of a new game: who plays, the map and the agreements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from random import SystemRandom
from typing import Any, NamedTuple

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QLayout,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.bots.registry import ANY_STYLE, NO_STYLE, styles, usual_seconds
from indonesia_qt.core.bots import BotName, without_style
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.player_names import LONGEST_NAME, look_alike, why_unfit
from indonesia_qt.core.record import COLOURS, HUMAN, Seat
from indonesia_qt.core.session import Session
from indonesia_qt.files.paths import BOARD_FILE, is_large
from indonesia_qt.games import DEFAULT_GAME, UnknownGameError
from indonesia_qt.i18n.text import labelled, tr
from indonesia_qt.library import load_map, map_folder
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.shell.game_offer import OFFERS
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.support.background import in_background
from indonesia_qt.ui.support.idle_tasks import IdleTasks
from indonesia_qt.ui.table.bot_labels import bot_name, time_name, times
from indonesia_qt.ui.table.game_ui import GameUi
from indonesia_qt.ui.table.games.level_guide import LevelGuide
from indonesia_qt.ui.table.heads import HeadSign, head_of
from indonesia_qt.ui.table.seat_icons import SeatIcons
from indonesia_qt.ui.widgets.chip_choice import ChipChoice
from indonesia_qt.ui.widgets.eliding_combo_box import ElidingComboBox
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, push_button, tip

USUAL_NAMES = ("Ana", "Budi", "Citra", "Dewi", "Eko")
NOBODY = "nobody"
MOST_LINES = 3
"""The chips of a card stand in so many lines at most."""
LARGEST_SEED = 999_999
EDGE, NAME_WIDTH, STYLE_SPARE = 6, 100, 16
"""Pixels at 100 %: the edge of a card in the player's colour, the field of the name, and room beside the style."""
BESIDE_STYLE = 2
"""Pixels that Qt leaves free beside the text of a list, and doesn't count."""
HEAD = 28
"""Pixels at 100 % of a bot's head."""


class SeatCard(QFrame):
    """The seat `number` of a game, for which one of `bots` can play: colour, name, and who plays.

    Of a `given` seat only the player can be chosen, and the style of its bot isn't shown, as it may be a secret.

    - `removed`: nobody sits here any more
    """

    removed = Signal()

    def __init__(
        self, number: int, ui: GameUi, icons: SeatIcons, bots: Sequence[str], given: Seat | None = None
    ) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.game, self._theme = ui.game, icons.theme
        game = ui.game
        self._edge = QFrame()
        self._edge.setFixedWidth(scaled(EDGE))
        self.colour = QComboBox()
        for colour in range(COLOURS):
            self.colour.addItem(icons.seat(colour), "", colour)
            self.colour.setItemData(colour, tr(icons.theme.seat(colour).name), Qt.ItemDataRole.AccessibleTextRole)
        self._colour_for = tr("Colour for seat {seat}", seat=number + 1)
        self.colour.setToolTip(tip(self._colour_for))
        label = Label(self._colour_for, self)  # for screen readers alone
        label.setBuddy(self.colour)
        label.hide()
        self.colour.currentIndexChanged.connect(self._show_colour)
        self.colour.setCurrentIndex(number)
        self._show_colour()
        self.head = HeadSign(HEAD, icons.theme, shrinks=True)
        self.head.setContentsMargins(margins(8, 0, 0, 0))
        _keep_room(self.head, True)
        self.name = QLineEdit(USUAL_NAMES[number], maxLength=LONGEST_NAME)
        self.name.setFixedWidth(scaled(NAME_WIDTH))
        self.player = ChipChoice()
        self.style_of_play = _styles_of(ui)
        self.player.addItem(tr("Human"), HUMAN)
        for bot in bots:
            self.player.addItem(bot_name(bot), bot)
        can_be_empty = number >= game.players[0] and given is None
        if can_be_empty:
            self.player.addItem("", NOBODY)
        self.seconds = QComboBox()
        self.keeps_time = False
        """Whether there is room for a time although the chosen bot has none: as beside another one that has."""
        self.remove = SmallButton(
            "\N{MULTIPLICATION X}",
            tr("Remove player {seat}", seat=number + 1),
            tr("Remove player {seat}", seat=number + 1),
            autoRaise=True,
        )
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for sometimes in (*((self.style_of_play,) if game.styles else ()), self.remove):
            _keep_room(sometimes, True)
        if not can_be_empty:
            self.remove.hide()
        self.remove.clicked.connect(self._empty)
        self._ways = row_of(self.style_of_play, self.seconds, contentsMargins=QMargins(), spacing=scaled(8))
        sign: QWidget = self.colour
        title: QWidget = self.name
        if given is not None:  # neither can be changed
            for field in (sign, title):
                field.setParent(self)
                field.hide()
            sign, title = icons.seat_label(given.colour, 20), Label(given.name, role="strong")
            title.setFixedWidth(scaled(NAME_WIDTH))
        look = row_of(sign, self.head, contentsMargins=QMargins(), spacing=0)
        parts = look, title, (self.player, 1), self._ways, self.remove
        content = row_of(*parts, contentsMargins=margins(6, 5, 2, 5), spacing=scaled(8))
        self._row = row_of(self._edge, (content, 1), contentsMargins=QMargins(), spacing=0)
        self.setLayout(self._row)
        self.player.currentIndexChanged.connect(self._offer_ways)
        self._usual = _usual_player(number, game)
        self.choose_player(self._usual)
        self._offer_ways()
        if given is not None:
            self.name.setText(given.name)
            self.colour.setCurrentIndex(self.colour.findData(given.colour))
            self.choose_player(without_style(given.player))
        self.name.setAccessibleName(tr("Name for seat {seat}", seat=number + 1))
        self.player.set_name(tr("Player in seat {seat}", seat=number + 1))
        self.style_of_play.setAccessibleName(tr("Style of play for seat {seat}", seat=number + 1))
        self.seconds.setAccessibleName(tr("Thinking time for seat {seat}", seat=number + 1))
        self.name.setToolTip(tip(self.name.accessibleName()))
        self.setAccessibleName(tr("Seat {seat}", seat=number + 1))

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits here."""
        return self.player.currentData() == NOBODY

    def fill(self) -> None:
        """Let a bot of the middle level sit here, or a person where there are no bots."""
        levels = self.game.levels
        self.choose_player(levels[len(levels) // 2] if levels else HUMAN)

    def keep_within(self, width: int) -> None:
        """Put the chips, style and time into as many lines as a card of so many pixels of width needs.

        Before there is another line a style that was chosen is cut, and then the head left out; "Any style" isn't cut.
        """
        directions, style = QBoxLayout.Direction, self.style_of_play
        widths = [style.fontMetrics().horizontalAdvance(style.itemText(place)) for place in range(style.count())]
        whole = style.sizeHint().width() + scaled(STYLE_SPARE)
        least = style.sizeHint().width() + BESIDE_STYLE - (max(widths) - widths[0])
        for lines, head in product(range(1, MOST_LINES + 1), (self.head.sizeHint().width(), 0)):
            self.head.setMinimumWidth(head)
            self.player.set_lines(lines)
            self._ways.setDirection(directions.LeftToRight if lines == 1 else directions.TopToBottom)
            _keep_room(self.seconds, self.keeps_time and lines == 1)
            style.setMinimumWidth(whole)
            self._row.activate()
            if (over := self.minimumSizeHint().width() - width) <= whole - least:
                style.setMinimumWidth(whole - max(0, over))
                self._row.activate()  # or the width of before counts
                return

    def show_head(self, head: str) -> None:
        """Show the head that a bot will have here; none for a person."""
        is_bot = self.player.currentData() not in (HUMAN, NOBODY)
        self.head.show_head(head if is_bot else "", int(self.colour.currentData()), self.name.text())

    def _empty(self) -> None:
        self.choose_player(NOBODY)
        self.removed.emit()

    def _show_colour(self) -> None:
        look = self._theme.seat(int(self.colour.currentData()))
        self._edge.setStyleSheet(f"background: {look.colour}; border: none")
        self.colour.setAccessibleName(labelled(self._colour_for, tr(look.name)))

    @property
    def takes_time(self) -> bool:
        """Whether a bot was chosen that can be given a time."""
        return self.seconds.count() > 0

    @property
    def takes_style(self) -> bool:
        """Whether a bot was chosen that plays in styles."""
        return bool(styles(str(self.player.currentData()), self.game))

    def chosen_player(self) -> str:
        """Return who plays: `human`, `nobody`, or a bot with its time and the style that it is wished to have."""
        seconds = float(self.seconds.currentData()) if self.takes_time else None
        style = str(self.style_of_play.currentData()) if self.takes_style else ""
        return str(BotName(str(self.player.currentData()), seconds, style))

    def choose_player(self, player: str) -> None:
        """Choose who plays; the usual player takes the place of one that isn't offered."""
        try:
            name = BotName.read(player)
        except ValueError:
            name = BotName(self._usual)
        place = self.player.findData(name.bot)
        self.player.setCurrentIndex(self.player.findData(self._usual) if place < 0 else place)
        if (time := self.seconds.findData(name.seconds)) >= 0:
            self.seconds.setCurrentIndex(time)
        self.style_of_play.setCurrentIndex(max(0, self.style_of_play.findData(name.style)))

    def seat(self) -> Seat | None:
        """Return the seat as it was filled in, the style as it is wished; None if nobody sits here."""
        player = self.chosen_player()
        return None if player == NOBODY else Seat(self.name.text().strip(), int(self.colour.currentData()), player)

    def _offer_ways(self) -> None:
        """Offer a style, and the times that the chosen bot can be given, with its usual one chosen."""
        self.style_of_play.setHidden(not self.takes_style)
        bot = str(self.player.currentData())
        self.seconds.clear()
        if bot not in (HUMAN, NOBODY):
            for seconds in times(bot, self.game):
                self.seconds.addItem(time_name(seconds), seconds)
            self.seconds.setCurrentIndex(self.seconds.findData(usual_seconds(bot, self.game)))
            text = tr("Thinking time per decision (default: {time})", time=self.seconds.currentText())
            self.seconds.setToolTip(tip(text if self.takes_time else ""))
        self.seconds.setHidden(not self.takes_time)


def _keep_room(part: QWidget, keep: bool) -> None:
    """Say whether a part has its room while it is hidden, too."""
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(keep)
    part.setSizePolicy(policy)


def _styles_of(ui: GameUi) -> ElidingComboBox:
    """Return a list of the styles in which a game's bots play; at first it may be any."""
    box = ElidingComboBox()
    box.addItem(tr("Any style"), ANY_STYLE)
    for style, words in ui.styles.items():
        box.addItem(tr(words.name), style)
        box.setItemData(box.count() - 1, tr(words.help), Qt.ItemDataRole.ToolTipRole)
    box.addItem(tr("No style"), NO_STYLE)
    box.setToolTip(tip(tr("How the bot likes to play; revealed at the end of the game")))
    return box


def _usual_player(number: int, game: GameDefinition) -> str:
    """Return who plays if nothing else was chosen: a person against bots of the middle level, with one seat empty."""
    if number == 0 or not game.levels:
        return HUMAN
    if number == game.players[-1] - 1 and number >= game.players[0]:
        return NOBODY
    return game.levels[len(game.levels) // 2]


RECENT, MAP = "new_game", "map"
"""The names under which the settings keep the last choices, and among them the map."""
LAST_GAME = f"{RECENT}/game"
"""The setting that has the id of the game that was begun last."""
FORM_SPACING = 6
"""Pixels at 100 % between the cards of the players, and between the lines of the options."""
PICTURE, LOW_SCREEN, PICTURE_GROWS, MOST_PICTURE_SHARE = QSize(440, 220), 720, 0.25, 0.4
"""The least size of the picture of the map and the height of a screen that has room for no more, in pixels at 100 %;
how much of what a screen has beyond that the picture takes, and the most that it takes of the whole."""


class Offer(NamedTuple):
    """A game that can be begun, the maps for it by name or folder, each with its title, and who can play for a seat.

    The `proposed_map` is chosen at first, else the one that was played last.
    """

    ui: GameUi
    maps: Sequence[tuple[str, str]]
    bots: Sequence[str]
    proposed_map: str = ""


def board_of(map_: str) -> BoardMap | None:
    """Read the board of a map; None for one that can't be read, or is so large that to draw it takes long."""
    try:
        file = map_folder(map_) / BOARD_FILE
        return None if is_large(file) else board_file.read(file)
    except (MapError, OSError):
        return None


class Opening(NamedTuple):
    """A game before its first decision, as everybody may see it."""

    board: BoardMap
    view: Any


def opening_of(map_: str, options: Any, players: int, seed: int) -> Opening | None:
    """Return how a game begins on a map; None if nobody can play there, or to draw it takes long."""
    try:
        if is_large(map_folder(map_) / BOARD_FILE):
            return None
        played_on = load_map(map_)
        game = played_on.game
        setup = game.new_setup(options, players, seed)
    except (MapError, UnknownGameError, OSError, ValueError):
        return None
    session: Session[Any] = Session(game, setup)
    return Opening(played_on.board, game.view(session.state, None))


def fitted(drawing: Picture, room: QSize, ratio: float) -> QPixmap:
    """Return a picture of a board as large as `room` allows, in pixels of which the screen has `ratio`."""
    size = drawing.size(room.width())
    if size.height() > room.height():
        size = drawing.size(round(room.width() * room.height() / size.height()))
    pixmap = QPixmap.fromImage(drawing.image(size * ratio, at_a_glance=True))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def centred(picture: QPixmap, room: QSize) -> QPixmap:
    """Put a picture, smaller if need be, in the middle of a clear one as large as `room`: text beside it is in line."""
    ratio = picture.devicePixelRatio()
    whole = QPixmap(room * ratio)
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    with QPainter(whole) as painter:
        QIcon(picture).paint(painter, QRect(QPoint(), room))
    return whole


class GameChoices(QWidget):
    """The choices, which begin with those that were made last time; above them the `game` is chosen.

    - `changed`: a seat is filled in another way
    - `resized`: something is folded or unfolded, and takes another height
    """

    changed = Signal()
    resized = Signal()

    def __init__(self, offer: Offer, icons: SeatIcons, preferences: Preferences, game: QComboBox) -> None:
        super().__init__()
        self.ui, self.game, self.preferences = offer.ui, offer.ui.game, preferences
        self.settings, self._theme = preferences.settings, icons.theme
        self.map = QComboBox()
        self.map.setAccessibleName(tr("Map"))
        self.map.setToolTip(tr("Map"))
        for name, title in offer.maps:
            self.map.addItem(title, name)
        last = offer.proposed_map or self.settings.get(self._key(MAP), "")
        known = (self.map.findData(name) for name in (last, self.game.map))
        self.map.setCurrentIndex(next((place for place in known if place >= 0), 0))
        self.picture = Label(role="quiet", alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setAccessibleName(tr("Preview of the map"))
        self._pictured: tuple[object, ...] = ()
        """What the picture depends on."""
        self._idle = IdleTasks(self)
        self.rows = [SeatCard(number, self.ui, icons, offer.bots) for number in range(self.game.players[-1])]
        self.add = push_button(tr("Add player"), self._add_player)
        self.guide = LevelGuide(offer.ui)
        self._groups = QVBoxLayout(self)
        self._place, self._columns = (QBoxLayout(QBoxLayout.Direction.LeftToRight) for _ in range(2))
        orders = {True: tr("Random"), False: tr("As listed above")}
        self.order = _choice(orders) if self.game.order_can_be_chosen else None
        self.agreements = offer.ui.agreements()
        self.agreed = {agreement.key: _choice(agreement.choices) for agreement in self.agreements}
        self.privacy = _choice({value: tr(text) for value, text in PREFERENCES["privacy"].options.items()})
        self.privacy.setCurrentIndex(self.privacy.findData(preferences.value("privacy")))
        self.privacy.setToolTip(tip(tr(PREFERENCES["privacy"].help)))
        self.no_privacy = Label(tr("Only where two or more people play."), role="quiet", wordWrap=True)
        self.hints = QCheckBox(tr("Hints"))
        self.hints.setToolTip(tr("Shows the strongest bot’s move. Each use is recorded."))
        self.hints.setChecked(self.settings.get(f"{RECENT}/hints", True))
        self.seed = QLineEdit(maxLength=6)
        self.seed.setAccessibleName(tr("Random seed"))
        self._draw_seed()
        self.no_privacy.setMinimumHeight(self.seed.sizeHint().height())  # as the list that it stands for
        self.seed.textChanged.connect(self._show_heads)
        self.seed.textChanged.connect(self.changed)
        self.unfold = QToolButton(autoRaise=True)
        self.unfold.setCheckable(True)
        self.unfold.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.unfold.setText(tr("Options"))
        self.unfold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.unfold.toggled.connect(self._unfold)
        self._arrange(game)
        self._restore()
        self._unfold(False)
        for row in self.rows:
            row.name.textChanged.connect(self._follow)
            row.player.currentIndexChanged.connect(self._follow)
            row.colour.currentIndexChanged.connect(self._follow)
            row.removed.connect(self.add.setFocus)
        self.map.currentIndexChanged.connect(self._follow)
        self._follow()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that somebody takes, as they were filled in."""
        return tuple(seat for row in self.rows if (seat := row.seat()))

    @property
    def shuffled(self) -> bool:
        """Whether the first order of play is the one that is dealt."""
        return self.order is None or bool(self.order.currentData())

    @property
    def options(self) -> Any:
        """What was agreed on."""
        return self.game.options(**{one.option: self.agreed[one.key].currentData() for one in self.agreements})

    def keep(self) -> None:
        """Keep the choices for the next time."""
        for number, row in enumerate(self.rows):
            values = row.name.text(), row.chosen_player(), row.colour.currentData()
            for what, value in zip(("name", "player", "colour"), values, strict=True):
                self.settings.set(self._key(f"seat{number}_{what}"), value)
        for name, box in self._boxes().items():
            self.settings.set(self._key(name), box.currentIndex())
        if self.map.count() > 1:  # else there was no choice, as where a map is tried out
            self.settings.set(self._key(MAP), str(self.map.currentData()))
        self.preferences.set("privacy", self.privacy.currentData())
        self.settings.set(f"{RECENT}/hints", self.hints.isChecked())

    def seat_players(self, players: Sequence[str]) -> None:
        """Let these players take the first seats, as in saved games, and nobody the others."""
        for number, row in enumerate(self.rows):
            row.choose_player(players[number] if number < len(players) else NOBODY)

    def fit(self, width: int, screen: int) -> None:
        """Put things below each other where there are too few pixels of width for them, on a screen so many high."""
        for card in self.rows:
            card.keep_within(width)
        least = PICTURE * scaled(100) / 100
        more = PICTURE_GROWS * max(0, screen - scaled(LOW_SCREEN))
        self.picture.setFixedSize(least * (1 + more / least.height()))
        if self.picture.height() > MOST_PICTURE_SHARE * screen:
            self.picture.hide()
        self._groups.activate()
        for row in (self._place, self._columns):
            if self.minimumSizeHint().width() > width:
                stack(row)
                if row is self._place:
                    self.picture.hide()  # it would take too much height
                self._columns.activate()
                self._groups.activate()

    def _key(self, name: str) -> str:
        """The key of a setting; the first versions knew one game, whose keys don't name it."""
        return f"{RECENT}/{name}" if self.game.id == DEFAULT_GAME else f"{RECENT}/{self.game.id}/{name}"

    def _boxes(self) -> dict[str, QComboBox]:
        """The lists whose choices are kept by their place."""
        return ({"order": self.order} if self.order else {}) | self.agreed

    def _restore(self) -> None:
        for number, row in enumerate(self.rows):
            row.name.setText(self.settings.get(self._key(f"seat{number}_name"), row.name.text()))
            row.choose_player(self.settings.get(self._key(f"seat{number}_player"), row.chosen_player()))
            colour = self.settings.get(self._key(f"seat{number}_colour"), int(row.colour.currentData()))
            if (place := row.colour.findData(colour)) >= 0:
                row.colour.setCurrentIndex(place)
        self._replace_unusable()
        for name, box in self._boxes().items():
            index = self.settings.get(self._key(name), 0)
            box.setCurrentIndex(index if 0 <= index < box.count() else 0)

    def _replace_unusable(self) -> None:
        """Give all seats their usual names or colours if those that were kept can't be used: no game had them."""
        names, colours = [seat.name for seat in self.seats], [seat.colour for seat in self.seats]
        if any(map(why_unfit, names)) or look_alike(names):
            for number, row in enumerate(self.rows):
                row.name.setText(USUAL_NAMES[number])
        if len(set(colours)) < len(colours):
            for number, row in enumerate(self.rows):
                row.colour.setCurrentIndex(number)

    def _follow(self) -> None:
        """Show what depends on who plays, and where."""
        seats, map_ = self.seats, str(self.map.currentData())
        self._show_heads()
        has_time = any(row.takes_time for row in self.rows)
        for row in self.rows:
            row.keeps_time = has_time
            row.setVisible(not row.is_empty)
            for place in range(row.player.count()):
                row.player.setItemHelp(place, self.guide.tip(str(row.player.data(place)), len(seats), map_))
        self.add.setVisible(len(seats) < len(self.rows))
        people = sum(seat.player == HUMAN for seat in seats)
        self.privacy.setVisible(people > 1)
        self.no_privacy.setHidden(people > 1)
        pictured = str(self.map.currentData()), len(self.seats)
        if pictured != self._pictured:  # how the game will begin on the chosen map is shown when the window is idle
            self._pictured = pictured
            self.picture.setText(tr("Loading…"))
            self._idle.forget()
            self._idle.soon(partial(self._begin, *pictured))
        self.changed.emit()
        self.resized.emit()

    def _show_heads(self) -> None:
        """Show the heads of the bots as the game will have them, if that is preferred."""
        seed = int(self.seed.text()) if self.seed.text().isdecimal() else 0
        shows = self.preferences.is_on("heads")
        for seat, row in enumerate(row for row in self.rows if not row.is_empty):
            row.show_head(head_of(seed, seat) if shows else "")

    def _add_player(self) -> None:
        """Let another player sit at the first empty seat, in a colour that nobody has."""
        card = next(row for row in self.rows if row.is_empty)
        taken = {seat.colour for seat in self.seats}
        if card.colour.currentData() in taken:
            card.colour.setCurrentIndex(next(colour for colour in range(COLOURS) if colour not in taken))
        card.fill()
        card.player.setFocus()

    def _draw_seed(self) -> None:
        self.seed.setText(str(SystemRandom().randrange(LARGEST_SEED + 1)))

    def _unfold(self, on: bool) -> None:
        self.folded.setVisible(on)
        self.unfold.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)
        self.resized.emit()

    def _begin(self, map_: str, players: int) -> None:
        begin = partial(opening_of, map_, self.options, players, 0)
        in_background(begin, partial(self._draw, (map_, players)), self)

    def _draw(self, pictured: tuple[object, ...], opening: Opening | None) -> None:
        if pictured != self._pictured:
            return
        if opening is None:
            self.picture.setText(tr("No preview"))
            return
        marks = self.ui.board.position_marks(opening.view, range(len(self.seats)))
        drawing = Picture(opening.board, self._theme, self.ui.pieces, marks, small=True)
        self.picture.setPixmap(fitted(drawing, self.picture.size(), self.devicePixelRatioF()))

    def _arrange(self, game: QComboBox) -> None:
        self._groups.setContentsMargins(0, 0, 0, 0)
        below = row_of(self.add, self.unfold, 1, spacing=scaled(2 * FORM_SPACING))
        players = column_of(*self.rows, below, spacing=scaled(FORM_SPACING))
        known = OFFERS.get(self.game.id)
        sentence = Label(tr(known.presentation.sentence) if known and known.presentation else "", wordWrap=True)
        asked = QFormLayout()
        asked.setVerticalSpacing(scaled(FORM_SPACING))
        asked.setHorizontalSpacing(scaled(2 * FORM_SPACING))
        asked.addRow(tr("Game"), game)
        asked.addRow(tr("Map"), self.map)
        about = column_of(asked, sentence, 1, spacing=scaled(2 * FORM_SPACING))
        self._place.setSpacing(scaled(2 * FORM_SPACING))
        self._place.addLayout(about, 1)
        self._place.addWidget(self.picture)
        self._groups.addLayout(self._place)
        self._groups.addLayout(players)
        self.folded = self._rules()
        self._groups.addWidget(self.folded)
        self._groups.addStretch(1)

    def _rules(self) -> QFrame:
        """Return the rules and what else can be chosen in two columns of equal length."""
        new_seed = push_button(tr("New seed"), self._draw_seed)
        lines: list[tuple[str, QWidget | QLayout]] = []
        if self.order:
            lines.append((tr("Starting order of play"), self.order))
        lines += [(agreement.label, self.agreed[agreement.key]) for agreement in self.agreements]
        lines += [
            (tr("Hidden information"), row_of((self.privacy, 1), (self.no_privacy, 1), contentsMargins=QMargins())),
            (tr("Random seed"), row_of((self.seed, 1), new_seed, spacing=scaled(FORM_SPACING))),
            ("", self.hints),
        ]
        half = (len(lines) + 1) // 2
        rules = QFrame()
        rules.setProperty("role", "card")
        rules.setLayout(self._columns)
        self._columns.setSpacing(scaled(4 * FORM_SPACING))
        for column in (lines[:half], lines[half:]):
            form = QFormLayout()
            form.setVerticalSpacing(scaled(FORM_SPACING))
            form.setHorizontalSpacing(scaled(2 * FORM_SPACING))
            for label, field in column:
                form.addRow(label, field)
                first = field.itemAt(0) if isinstance(field, QLayout) else None
                widget = None if first is None else first.widget()
                if widget is not None and isinstance(named := form.labelForField(field), QLabel):
                    named.setBuddy(widget)
            self._columns.addLayout(form, 1)
        return rules


def stack(row: QBoxLayout) -> None:
    """Put the parts of a row one below the other."""
    row.setDirection(QBoxLayout.Direction.TopToBottom)
    row.setSpacing(scaled(FORM_SPACING))


def _choice(choices: Mapping[Any, str]) -> QComboBox:
    """Return a list of values, which are shown as texts."""
    box = QComboBox()
    for value, text in choices.items():
        box.addItem(text, value)
    return box
