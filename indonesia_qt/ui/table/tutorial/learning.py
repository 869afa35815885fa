"""Leads a learner through a lesson: its card, the ring around what it explains, and its course beside the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QMargins, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QDialog,
    QDockWidget,
    QFrame,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.core.record import JournalFile
from indonesia_qt.files.paths import is_there
from indonesia_qt.games import UnknownGameError, suffixes
from indonesia_qt.i18n.text import as_sentence, counted, paragraph, phrase, tr
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.shell.game_offer import OFFERS
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.game_controller import GameController
from indonesia_qt.ui.table.game_ui import GameUi, game_ui
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.games.open_controller import ask_to_take_over
from indonesia_qt.ui.table.games.open_game import OpenGame
from indonesia_qt.ui.table.games.start_cards import game_picture
from indonesia_qt.ui.table.seat_icons import SeatIcons
from indonesia_qt.ui.table.tutorial.guided_bridge import GuidedBridge
from indonesia_qt.ui.table.tutorial.lesson import (
    BOARD,
    COURSE,
    LOG,
    MENUS,
    OWN_CARD,
    PANEL,
    PLAYERS,
    Lesson,
)
from indonesia_qt.ui.table.tutorial.lesson_picture import LessonPicture
from indonesia_qt.ui.table.window.main_window import MainWindow
from indonesia_qt.ui.widgets.layouts import VerticalScroll, bring_forward, column_of, row_of
from indonesia_qt.ui.widgets.messages import announce
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, push_button, read_of
from indonesia_qt.ui.widgets.rich_text import Rich, rich

LINE_WIDTH, CORNER_RADIUS = 3, 8
"""Pixels at 100 %: the line, and the radius of the corners."""
FOLLOWED = QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange


class HighlightRing(QWidget):
    """Lies over a window's part, follows it, and lets every click through."""

    def __init__(self, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self.theme = theme
        self.part: QWidget | None = None
        self._followed: list[QObject] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def surround(self, part: QWidget | None) -> None:
        """Surround a part of the window; None surrounds nothing."""
        for followed in self._followed:
            followed.removeEventFilter(self)
        self.part, self._followed = part, []
        while part is not None and part is not self.parentWidget():
            part.installEventFilter(self)
            part.destroyed.connect(self._forget)
            self._followed.append(part)
            part = part.parentWidget()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the part as it or what it lies in moves."""
        if event.type() in FOLLOWED:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the ring in the colour of hints."""
        line = scaled(LINE_WIDTH)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.highlights.hint), line))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), CORNER_RADIUS, CORNER_RADIUS
        )

    def _forget(self, gone: QObject) -> None:
        self._followed = [followed for followed in self._followed if followed is not gone]
        if gone is self.part:
            self.part = None
            self.hide()

    def _place(self) -> None:
        window, part = self.window(), self.part
        if part is None or not part.isVisible():
            self.hide()
            return
        line = scaled(LINE_WIDTH)  # outside of the part, so that nothing in it is covered
        around = QMargins(line, line, line, line)
        place = part.rect().translated(part.mapTo(window, part.rect().topLeft()))
        self.setGeometry(place.marginsAdded(around).intersected(window.rect()))
        self.raise_()
        self.show()


WATCHES = phrase("Watch them play. The tutorial continues then.")
WIDTH, BAR, SPACING = 268, 6, 8
"""Pixels at 100 %: the card, the height of its bar, and between its lines."""
CHAPTER = "<tr><td width={width} align=center>{mark}</td><td>{title}</td></tr>"
CHAPTERS = "<table cellspacing=0 cellpadding={padding}>{rows}</table>"
MARK_WIDTH, PADDING, FEW = 18, 2, 3
"""For the mark before a chapter, in pixels at 100 %; above and below its row, in pixels; the least number of rows."""
ROOM_STRETCH = 1000
"""The text grows to its full height before the empty room below does."""
MOST_SHARE = 0.29
"""The part of the window's width that the card takes at most."""


class LessonCard(QStackedWidget):
    """Shows one of the steps of a lesson. It can be folded to a narrow strip. The last step offers three ways on.

    - `way_chosen`: "play" a full game, "stay" in the game of the lesson, or go to the "menu"
    """

    way_chosen = Signal(str)

    def __init__(self, lesson: Lesson, icons: SeatIcons, room: int) -> None:
        """Limit the card's width to its share of `room`, the width of the window in pixels."""
        super().__init__()
        self._steps = steps = lesson.steps
        self._lesson, self._icons = lesson, icons
        self.picture = LessonPicture(icons.theme)
        self._width = min(scaled(WIDTH), round(MOST_SHARE * room))
        self._at = 0
        self._measured: tuple[int, str, int] | None = None
        """The width and the font for which the longest step was measured, and the height that it needs."""
        self.setAccessibleName(tr("Tutorial"))
        self.progress, self.duty = Label(role="quiet", wordWrap=True), Label(role="duty", wordWrap=True)
        self.title, self.text = Label(role="heading", wordWrap=True), Label(role="lesson", wordWrap=True)
        self.chapters = Label(role="quiet", wordWrap=True)
        self.bar = QProgressBar(minimum=0, maximum=len(steps), textVisible=False)
        self.bar.setAccessibleName(tr("Tutorial progress"))
        self.bar.setMaximumHeight(scaled(BAR))
        self.fold = _sign("\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}", tr("Collapse the tutorial"))
        self.unfold = _sign("\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", tr("Expand the tutorial"))
        self.leave = _sign("\N{MULTIPLICATION X}", tr("Leave the tutorial (resume it from the Help menu)"))
        self.back = QPushButton(tr("Back"), autoDefault=True)
        self.next = QPushButton(tr("Next"), autoDefault=True)
        self.next.setProperty("role", "primary")
        self.do = QPushButton(tr("Show me"), autoDefault=True)
        self.full_game = push_button(tr("Play a full game"), lambda: self.way_chosen.emit("play"), "primary")
        self.stay = push_button(tr("Continue here"), lambda: self.way_chosen.emit("stay"))
        self.menu = push_button(tr("Menu"), lambda: self.way_chosen.emit("menu"), help=tr("Back to the start screen"))
        self.ways = QWidget()
        self.ways.setLayout(column_of(self.full_game, self.stay, self.menu, contentsMargins=margins(0, 8, 0, 0)))
        for button in (self.full_game, self.stay, self.menu):
            button.setAutoDefault(True)
        self.start_over = _sign("\N{ANTICLOCKWISE OPEN CIRCLE ARROW}", tr("Restart the tutorial"))
        self.whole, self.strip = self._whole(), QFrame()
        self.strip.setProperty("role", "card")
        self.strip.setLayout(column_of(self.unfold, 1, contentsMargins=margins(2, 6, 2, 6)))
        self.fold.clicked.connect(lambda: self._turn(self.strip))
        self.unfold.clicked.connect(lambda: self._turn(self.whole))
        self.addWidget(self.whole)
        self.addWidget(self.strip)
        self._turn(self.whole)

    def show_step(self, number: int, *, waits: bool, has_next: bool) -> None:
        """Show a step; `waits` if it waits for an answer, `has_next` if there is a next one to go to."""
        step, self._at = self._steps[number], number
        self.progress.setText(tr("{step} of {steps}", step=number + 1, steps=len(self._steps)))
        self.bar.setValue(number + 1)
        self.title.setText(tr(step.title))
        self.picture.show_signs([self._lesson.icon(self._icons, sign) or sign for sign in step.picture])
        self.text.setText(rich(tr(step.text)))
        self.back.setEnabled(number > 0)
        self.ways.setVisible(self._is_last)
        self.room.verticalScrollBar().setValue(0)
        self.show_duty(waits=waits, has_next=has_next)
        text = read_of(rich(tr(step.text)))
        announce(self, paragraph(as_sentence(self.progress.text()), as_sentence(self.title.text()), text))

    def show_duty(self, *, waits: bool, has_next: bool) -> None:
        """Show how it goes on from the step; with neither there is something to watch, or it is the last one."""
        duty = tr("Your turn") if waits else ""
        watches = not (has_next or self._is_last)
        self.duty.setText(duty or (tr(WATCHES) if watches else ""))
        self.duty.setVisible(bool(self.duty.text()))
        self.next.setVisible(has_next)
        self.do.setVisible(waits)
        self._share_out()

    @property
    def _is_last(self) -> bool:
        return self._at == len(self._steps) - 1

    @property
    def first(self) -> QPushButton:
        """The button that leads on."""
        return next((one for one in (self.next, self.full_game) if one.isVisible()), self.back)

    def _list_chapters(self, room: int) -> None:
        """List the chapters, or those around the present one that have room: done ones with a tick, that one in bold.

        They are hidden where only a few would have room.
        """
        begun = [at for at, step in enumerate(self._steps) if step.begins_chapter]
        rows, present = [], 0
        for row, (at, end) in enumerate(pairwise((*begun, len(self._steps)))):
            title = tr(self._steps[at].title)
            if self._at >= end:
                mark = "\N{CHECK MARK}"
            elif self._at >= at:
                present, mark, title = row, "\N{BLACK CIRCLE}", rich("<b>{title}</b>", title=title)
            else:
                mark = "\N{MIDDLE DOT}"
            rows.append(rich(CHAPTER, width=scaled(MARK_WIDTH), mark=mark, title=title))
        most = (room - 2 * scaled(SPACING)) // (self.chapters.fontMetrics().height() + 2 * PADDING)
        first = max(0, min(present - most // 2, len(rows) - most))
        table = rich(CHAPTERS, padding=PADDING, rows=Rich("").join(rows[first : first + max(0, most)]))
        self.chapters.setText(table)
        self.chapters.setVisible(min(most, len(rows)) >= FEW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use another height."""
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """Keep the buttons where they are from step to step.

        Pictures are shown where they leave room for the texts, and chapters where there is room below the buttons.
        """
        layout = self.whole.layout()
        assert layout
        around = layout.contentsMargins()
        width = self._width - around.left() - around.right() - 2 * self.whole.frameWidth()
        if self._measured is None or self._measured[:2] != (width, self.font().key()):
            self._measured = width, self.font().key(), self._most_height(width)
        most = self._measured[2]
        self.room.setMaximumHeight(most)
        self.next.ensurePolished()
        high = self.next.sizeHint().height()
        for button in (self.back, self.do, self.next):
            button.setFixedHeight(high)  # or the row would be higher with some of them than with others
        fixed = high + self.leave.sizeHint().height() + self.bar.maximumHeight()
        spaces = around.top() + around.bottom() + 5 * layout.spacing()
        left = self.height() - fixed - spaces - most
        self.picture.setVisible(bool(self.picture.signs) and left >= 0)
        self._list_chapters(left)

    def _most_height(self, width: int) -> int:
        """The height that the longest of the steps needs in a width, in pixels."""
        labels = title, text, duty = [Label("", self, role, wordWrap=True) for role in ("heading", "lesson", "duty")]
        for label in labels:
            label.ensurePolished()
        duty.setText(tr(WATCHES))
        heights = []
        for step in self._steps:
            title.setText(tr(step.title))
            text.setText(rich(tr(step.text)))
            heights.append(title.heightForWidth(width) + text.heightForWidth(width))
        for label in labels:
            label.deleteLater()
        others = duty.heightForWidth(width), any(step.picture for step in self._steps) * self.picture.height()
        return max(heights) + sum(others) + 4 * scaled(SPACING)

    def _turn(self, side: QWidget) -> None:
        self.setCurrentWidget(side)
        self.setFixedWidth(self._width if side is self.whole else side.minimumSizeHint().width())

    def _whole(self) -> QFrame:
        head = row_of((self.progress, 1), self.start_over, self.fold, self.leave)
        lines = self.title, self.picture, self.text, self.ways, self.duty
        foot = row_of(self.back, 1, self.do, self.next)
        content = QWidget()
        content.setLayout(column_of(*lines, 1, contentsMargins=margins(0, 4, 0, 0), spacing=scaled(SPACING)))
        self.room = VerticalScroll(content, tr("Tutorial"))
        whole = QFrame()
        whole.setProperty("role", "card")
        self.chapters.setContentsMargins(margins(0, 2 * SPACING, 0, 0))
        parts = head, self.bar, (self.room, ROOM_STRETCH), foot, self.chapters, 1
        whole.setLayout(column_of(*parts, contentsMargins=margins(12, 6, 8, 8)))
        return whole


def _sign(sign: str, text: str) -> SmallButton:
    return SmallButton(sign, text, text, autoRaise=True, focusPolicy=Qt.FocusPolicy.StrongFocus)


class LessonController(QObject):
    """Shows the lesson beside the board while its game is at the table.

    - `left`: the learner leaves the lesson
    - `again`: the learner starts the lesson over
    - `play_requested`: the learner wants a full game
    """

    left = Signal()
    again = Signal()
    play_requested = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.table: GameView | None = None
        self.bridge: GuidedBridge | None = None
        self.card: LessonCard | None = None
        self.ring: HighlightRing | None = None
        self.at, self._given = 0, 0
        self._turn_back: Callable[[], None] = lambda: None
        """Puts away the page that came forward for the step."""

    @property
    def is_on(self) -> bool:
        """Whether the lesson's game is at the table."""
        return self.bridge is not None

    def follow(self, table: GameView | None) -> None:
        """Show the lesson beside a view of its game, and beside no other."""
        self._clear()
        if table is None or not isinstance(table.bridge, GuidedBridge):
            return
        self.table, self.bridge = table, table.bridge
        self.card = LessonCard(self.lesson, table.context.icons, self.window.width())
        self.ring = HighlightRing(self.window, table.context.icons.theme)
        self.card.back.clicked.connect(lambda: self._go_to(self.at - 1))
        self.card.next.clicked.connect(lambda: self._go_to(self.at + 1))
        self.card.do.clicked.connect(self._do)
        self.card.leave.clicked.connect(self.left)
        self.card.start_over.clicked.connect(self.again)
        self.card.way_chosen.connect(self._go_on)
        self.bridge.changed.connect(self._game_changed)
        table.beats.ended.connect(self._game_changed)
        self._given = self.lesson.answers_given(self.bridge.session)
        dock = QDockWidget(tr("Tutorial"), self.window)
        dock.setObjectName("lesson")
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
        dock.setWidget(self.card)
        self.window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
        dock.show()  # a window that is already visible may put it off
        self.window.docks.lesson = dock
        dock.visibilityChanged.connect(self.window.show_tools)
        self._go_to(self.window.settings.get(self.lesson.kept, 0))
        self._give_keyboard()

    @property
    def lesson(self) -> Lesson:
        """The lesson whose game is at the table."""
        assert self.bridge
        return self.bridge.lesson

    def show_card(self) -> None:
        """Bring the card into sight, with the keyboard on it."""
        if self.card is not None and self.window.docks.lesson is not None:
            self.window.docks.lesson.show()
            self._point()
            self.card.unfold.click()
            self.card.first.setFocus()

    @property
    def waits(self) -> bool:
        """Whether the step that is shown waits for an answer."""
        assert self.bridge
        is_given = self._given < self.lesson.answers_given(self.bridge.session)
        return not is_given and self._first <= self.at == self._last and self.lesson.steps[self.at].accepts is not None

    @property
    def _first(self) -> int:
        """The step after the last one that was answered."""
        return self.lesson.waiting[self._given - 1] + 1 if self._given else 0

    @property
    def _last(self) -> int:
        """The step that waits for an answer or for opponents, beyond which the lesson doesn't go; or the last."""
        assert self.bridge
        waiting, steps = self.lesson.waiting, self.lesson.steps
        last = waiting[self._given] if self._given < len(waiting) else len(steps) - 1
        taken = self.lesson.turns_taken(self.bridge.session)
        return next((number for number in range(self._first, last) if steps[number].until > taken), last)

    def _game_changed(self) -> None:
        """Go on when all has been shown that followed an answer, and go back when one was taken back."""
        assert self.bridge
        assert self.table
        assert self.card
        assert self.ring
        given = self.lesson.answers_given(self.bridge.session)
        if given > self._given and self._is_shown:
            self.card.show_duty(waits=False, has_next=False)
            self.ring.surround(None)
            self.table.board.highlight(())
            return
        before, self._given = self._given, given
        self._go_to(max(self.at, self._first) if self._given > before else self.at)

    @property
    def _is_shown(self) -> bool:
        """Whether the board shows what was done, or will, before the learner can go on."""
        assert self.bridge
        assert self.table
        beats, bridge = self.table.beats, self.bridge
        bot_plays = beats.is_on and bridge.is_led and bridge.bot_is_asked and not bridge.waits_for
        return bot_plays or (beats.is_due and not beats.is_aside)

    def _go_to(self, number: int) -> None:
        """Show a step, or the last one before it that can be shown."""
        assert self.card
        assert self.bridge
        before, self.at = self.at, max(0, min(number, self._last))
        self.window.settings.set(self.lesson.kept, self.at)
        self.card.show_step(self.at, waits=self.waits, has_next=self.at < self._last)
        self._point()
        self.bridge.reach(self.at)
        if before != self.at:
            self._give_keyboard()

    def _do(self) -> None:
        """Give the answer that the step waits for."""
        assert self.table
        assert self.bridge
        turn = self.lesson.next_turn(self.bridge.session)
        if turn is not None and turn.seat == self.lesson.learner:
            self.table.decision.answer(turn.action)

    def _go_on(self, way: str) -> None:
        """Go one of the ways after the last step."""
        if way == "play":
            self.play_requested.emit()
        elif way == "menu":
            self.left.emit()
        else:
            self._put_card_away()

    def _put_card_away(self) -> None:
        """Go on with the game without the card; the command of the lesson shows it again."""
        assert self.table
        assert self.ring
        assert self.window.docks.lesson
        self.window.docks.lesson.hide()
        self._turn_back()
        self.ring.surround(None)
        self.table.board.highlight(())
        (self.window.map or self.table.decision.host).setFocus(Qt.FocusReason.OtherFocusReason)

    def _give_keyboard(self) -> None:
        """Put the keyboard where the lesson goes on: on the card, or where the answer is given."""
        assert self.table
        assert self.card
        if not self.waits:
            self.card.first.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.card.isAncestorOf(QApplication.focusWidget() or self.table.decision.host):
            field = self.table.decision.panel.first_field() if self.table.decision.panel else None
            (field or self.window.map or self.table.decision.host).setFocus(Qt.FocusReason.OtherFocusReason)

    def _point(self) -> None:
        """Point at what the step is about."""
        assert self.table
        assert self.bridge
        assert self.ring
        parts = self._parts()
        points = self.lesson.steps[self.at].points
        places = tuple(point for point in points if point not in parts)
        self.table.board.highlight(places, alone=self.bridge.pointed_out is not None)
        part = next((parts[point] for point in points if point in parts), None)
        if part is not self.ring.part:
            self._turn_back()
            if part is not None:
                self._turn_back = bring_forward(part)
        self.ring.surround(part)

    def _parts(self) -> dict[str, QWidget]:
        assert self.table
        table, window = self.table, self.window
        assert window.map
        return {
            PANEL: table.decision.host,
            BOARD: window.map,
            COURSE: table.strip,
            PLAYERS: window.docks.players,
            OWN_CARD: table.player_cards.cards[self.lesson.learner],
            LOG: table.log.pane,
            MENUS: window.menuBar(),
            **table.named_parts(),
        }

    def _clear(self) -> None:
        """Put the lesson away."""
        if self.ring is not None:
            self.ring.surround(None)
            self.ring.deleteLater()
        if (dock := self.window.docks.lesson) is not None:
            self.window.removeDockWidget(dock)
            dock.deleteLater()
            self.window.docks.lesson = None
        self.table = self.bridge = self.card = self.ring = None
        self._turn_back = lambda: None


PICTURE, BETWEEN = 220, 16
"""Pixels at 100 %: the width of the picture of a game, and the room between games."""


class LessonChoice(QDialog):
    """Offers the tutorials of several games, each with a picture and how far the learner has come.

    - `chosen`: the tutorial that was chosen
    """

    chosen = Signal(object)

    def __init__(self, games: Sequence[GameUi], settings: Settings, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Tutorial: your first game"))
        offers = row_of(*(self._offer(ui, settings, theme) for ui in games), spacing=scaled(BETWEEN))
        heading = Label(tr("Which game do you want to learn?"), role="heading", wordWrap=True)
        self.setLayout(column_of(heading, offers, contentsMargins=margins(20, 16, 20, 20), spacing=scaled(BETWEEN)))

    def _offer(self, ui: GameUi, settings: Settings, theme: Theme) -> QBoxLayout:
        assert ui.lesson
        button = push_button(ui.game.title, partial(self._choose, ui.lesson))
        button.setMinimumWidth(scaled(PICTURE))
        button.setAutoDefault(True)
        about = Label(_how_far(ui.lesson, settings), role="quiet", wordWrap=True)
        button.setAccessibleDescription(about.text())
        parts: list[QWidget] = [button, about]
        offer = OFFERS.get(ui.game.id)
        if offer is not None and offer.presentation is not None:
            picture = Label()
            picture.setPixmap(
                game_picture(offer.presentation.picture, theme, scaled(PICTURE) // 2, self.devicePixelRatioF())
            )
            parts.insert(0, picture)
        return column_of(*parts, 1, spacing=scaled(SPACING))

    def _choose(self, lesson: Lesson) -> None:
        self.accept()
        self.chosen.emit(lesson)


def _how_far(lesson: Lesson, settings: Settings) -> str:
    step, steps = settings.get(lesson.kept, 0), len(lesson.steps)
    if not step or not is_there(lesson.file):
        return counted(lesson.minutes, "About {n} minute", "About {n} minutes")
    return tr("You’re at step {step} of {steps}", step=step + 1, steps=steps)


def games_with_lessons() -> list[GameUi]:
    """Return what the window shows of each game that has a lesson; games that can't be loaded have none."""
    found = []
    for id in suffixes():
        with suppress(UnknownGameError):
            found.append(game_ui(id))
    return [ui for ui in found if ui.lesson is not None]


class Learning(QObject):
    """Has `controller` play the first game, with its `lessons`; the game before it is left.

    The first game is that of the game at the table. Without one the learner chooses.
    """

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self.controller, self.window = controller, controller.window
        self.lessons = LessonController(controller.window)
        self.lessons.again.connect(self.restart)
        self.window.help.learn_requested.connect(self.begin)
        controller.shown.connect(self.lessons.follow)
        controller.left.connect(partial(self.lessons.follow, None))

    def begin(self) -> None:
        """Begin a first game, or go on with it where it was left, or say that the game at the table has none."""
        table = self.controller.table
        if self.lessons.is_on:
            self.lessons.show_card()
        elif table is None:
            choice = LessonChoice(games_with_lessons(), self.window.settings, self.window.appearance.theme, self.window)
            choice.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            choice.chosen.connect(self._begin)
            choice.open()
        elif (lesson := table.context.ui.lesson) is None:
            self.window.show_refusal(tr("{game} has no tutorial.", game=table.context.ui.game.title))
        else:
            self.controller.leave(partial(self._begin, lesson))

    def _begin(self, lesson: Lesson) -> None:
        lock = SaveLock(lesson.file)
        if not lock.take_or_do_without():
            if lock.other_computer:
                ask_to_take_over(lock, partial(self._begin, lesson), self._refuse, self.window)
            else:
                self._refuse()
        elif (open_game := lesson.left_off(lock)) is not None:
            self._show(lesson, open_game, JournalFile.resume)
        else:
            self._begin_from_start(lesson, lock)

    def _refuse(self) -> None:
        self.window.tell(
            tr("The tutorial is already open"), tr("Continue it in the other window, or close that window first.")
        )

    def restart(self) -> None:
        """Begin the first game from its start."""
        assert self.controller.open_game
        self._begin_from_start(self.lessons.lesson, self.controller.open_game.lock)

    def _begin_from_start(self, lesson: Lesson, lock: SaveLock) -> None:
        try:
            open_game = lesson.begun(lock)
        except MapError as error:
            self.window.tell(tr("This map can’t be used"), str(error))
            return
        self.window.settings.remove(lesson.kept)
        self._show(lesson, open_game, partial(lesson.begin_file, open_game))

    def _show(self, lesson: Lesson, open_game: OpenGame, write: Callable[[JournalFile], None]) -> None:
        self.controller.begin(open_game._replace(make_bridge=partial(GuidedBridge, lesson)), write)
