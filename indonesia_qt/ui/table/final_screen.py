"""The screen at the end of a game: the podium, what each player has, the final board, and what can be done next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QMargins,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontMetricsF,
    QHideEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QGridLayout, QSizePolicy, QWidget

from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.game import Game
from indonesia_qt.i18n.text import aloud, enumerated, labelled, phrase, tr
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.charts.chart_model import Chart
from indonesia_qt.ui.charts.chart_window import ChartView
from indonesia_qt.ui.settings.appearance import tempo
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import lining, map_font, mixed, symbol_path
from indonesia_qt.ui.support.idle_tasks import IdleTasks
from indonesia_qt.ui.table.game_texts import ordinal
from indonesia_qt.ui.table.heads import HEADS, HeadSign, paint_head
from indonesia_qt.ui.table.own_story import OwnStory, StoryText
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.review.review_texts import LinkText
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import Part, VerticalScroll, column_of, grid_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button
from indonesia_qt.ui.widgets.rich_text import rich

RISE_MS, COUNT_MS = 1400, 6000
"""How long bars grow and the podium rises at the slowest tempo, where the winner is known and where not."""
GROWN = 0.9
"""The part of that time after which the winner is shown, where he isn't known."""
STEPS = (1.0, 0.72, 0.52)
"""The heights of the podium's steps, as parts of the highest."""
BOARD_PIXELS = 1100
"""The width in which the final board is drawn; it is shown smaller."""
NARROW, WIDE, LOW, TALL = 780, 1250, 400, 640
"""Pixels at 100 %: in less width than `NARROW` everything stands in one column, from `WIDE` on the result takes more of
the width than the board; in less height than `LOW` everything scrolls, from `TALL` on there is a podium."""
SHARES, WIDE_SHARES = (1, 1), (4, 5)
"""How the board and the result share the width: usually, and from `WIDE` on."""
BESIDE = 640
"""Pixels at 100 %: from this width on the table that explains the scores stands beside the story."""
LEAST_CHART, MOST_SPARE = 170, 80
"""Pixels at 100 %: in less height there is no chart, and of that the story takes as much as the second more."""
LINK = 270
"""Pixels at 100 %: the least width of a column of turning points, unless there is only one."""
TITLE, PLACE = 34, 20
"""The sizes of the title and of the places in the ranking, in pixels at 100 %."""
PODIUM_HEAD, HEAD = 2.4, 24
"""The sizes of bots' heads: over the podium in lines of its text, in the ranking in pixels at 100 %."""
SKIPPING = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape
"""The keys that skip what is shown."""
BAR = 16
"""The height of a bar, in pixels at 100 %."""
LARGE = 3
"""How many times higher bars are while nothing else is shown."""


class Podium(QWidget):
    """The first three on steps: the winner in the middle, with symbol, name and score over each step."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, context: Context, places: Sequence[int], scores: Sequence[str]) -> None:
        super().__init__()
        self.context, self._places, self._scores = context, places[: len(STEPS)], scores
        self._shown_scores, self._risen = self._scores, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._heads = {seat: head for seat in self._places if (head := context.head_of(seat))}
        heads = {seat: tr(HEADS[head]) for seat, head in self._heads.items()}
        standing = (
            labelled(ordinal(place), enumerated(filter(None, (self._name(seat), heads.get(seat), scores[seat]))))
            for place, seat in enumerate(places)
        )
        self.setAccessibleName(aloud(enumerated(standing)))

    def sizeHint(self) -> QSize:
        """Return a size that gives the names room."""
        return QSize(scaled(320), scaled(140))

    def minimumSizeHint(self) -> QSize:
        """Return the least size in which the podium can be read."""
        return QSize(scaled(200), scaled(112))

    def rise(self, share: float, scores: Sequence[str]) -> None:
        """Raise the steps to a share of their heights, with `scores` by seat over them."""
        self._shown_scores, self._risen = scores, share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the steps from left to right: second, first, third."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QFontMetricsF(self.font()).height()
        above = (2.4 + PODIUM_HEAD if self._heads else 3.4) * line
        wide = min(self.width() / len(self._places), scaled(190))
        left = (self.width() - wide * len(self._places)) / 2
        order = [place for place in (1, 0, 2) if place < len(self._places)]
        for column, place in enumerate(order):
            high = STEPS[place] * (self.height() - above) * self._risen
            step = QRectF(left + column * wide, self.height() - high, wide, high)
            self._paint_step(painter, step.adjusted(2, 0, -2, 2), place, line)

    def _paint_step(self, painter: QPainter, step: QRectF, place: int, line: float) -> None:
        seat, ink = self._places[place], self.context.icons.theme.interface
        look = self.context.icons.theme.seat(self.context.colours[seat])
        painter.setPen(QPen(QColor(ink.strong_line), 1))
        painter.setBrush(mixed(ink.pressed, look.colour, 0.16))
        painter.drawRect(step)
        painter.fillRect(QRectF(step.left(), step.top(), step.width(), scaled(4)), QColor(look.colour))
        numeral = lining(map_font(min(2.2 * line, max(1.0, 0.7 * step.height()))))
        painter.setFont(numeral)
        painter.setPen(QColor(ink.heading))
        if step.height() > line:
            painter.drawText(step, Qt.AlignmentFlag.AlignCenter, str(place + 1))
        if head := self._heads.get(seat):
            side = PODIUM_HEAD * line
            box = QRectF(step.center().x() - side / 2, step.top() - 2.2 * line - side, side, side)
            paint_head(painter, box, head, look, ink.strong_line)
        else:
            radius = 0.44 * line
            at = QPointF(step.center().x(), step.top() - 2.75 * line)
            symbol = QTransform.fromTranslate(at.x(), at.y()).scale(radius, radius).map(symbol_path(look.symbol))
            painter.setPen(QPen(QColor(ink.text), 1))
            painter.setBrush(QColor(look.colour))
            painter.drawPath(symbol)
        box = QRectF(step.left(), step.top() - 2.1 * line, step.width(), line)
        self._write(painter, box, self._name(seat), bold=True)
        self._write(painter, box.translated(0, line), self._shown_scores[seat], bold=False)

    def _write(self, painter: QPainter, box: QRectF, text: str, *, bold: bool) -> None:
        font = self.font()
        font.setBold(bold)
        painter.setFont(font)
        painter.setPen(QColor(self.context.icons.theme.interface.text))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, shown)

    def _name(self, seat: int) -> str:
        name: str = self.context.words.seats[seat]
        return name


class Bar(QWidget):
    """A bar that grows from the left; a game paints more than one part into it."""

    def __init__(self) -> None:
        super().__init__()
        self.grown = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a size about as high as a line."""
        return QSize(scaled(120), scaled(BAR))

    def grow(self, share: float) -> None:
        """Show a share of the bar, from its left end."""
        self.grown = share
        self.update()

    def counted(self, score: int) -> int:
        """Return how much of a score the bar shows now."""
        return round(self.grown * score)


class ScoreBar(Bar):
    """A bar as long as a `share` of the winner's score, in a player's colour."""

    def __init__(self, context: Context, seat: int, share: float) -> None:
        super().__init__()
        self.colour = context.icons.theme.seat(context.colours[seat]).colour
        self.share, self.edge = share, context.icons.theme.interface.strong_line

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the bar."""
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self.edge), 1))
        painter.setBrush(QColor(self.colour))
        painter.drawRect(QRectF(0.5, 1.5, self.share * self.grown * (self.width() - 1), self.height() - 4))


class RankRow(NamedTuple):
    """What the ranking shows of a player, from left to right."""

    rank: Label
    head: HeadSign | None
    symbol: QWidget
    name: Label
    bar: Bar
    score: Label


class RankTable(QGridLayout):
    """Each player in a row, with a bar between name and score; `rows` are by seat."""

    def __init__(self, rows: Mapping[int, RankRow]) -> None:
        super().__init__()
        self.rows = rows
        self.setHorizontalSpacing(scaled(8))
        self.setVerticalSpacing(scaled(3))
        self.setColumnStretch(RankRow._fields.index("bar"), 1)

    def make_large(self, large: bool) -> None:
        """Let the bars be higher, or as usual."""
        for row in self.rows.values():
            row.bar.setMinimumHeight(LARGE * row.bar.sizeHint().height() if large else 0)

    def line_up(self, order: Sequence[int]) -> None:
        """Put the rows of these seats below each other."""
        for number, seat in enumerate(order):
            for column, part in enumerate(self.rows[seat]):
                if part is not None:
                    self.addWidget(part, number, column)


class BoardPicture(QWidget):
    """The final board, drawn when the window is idle and shown as large as there is room.

    `draw` gets the room, and returns the picture. It is drawn again in another room if that `depends_on_room`.
    """

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, draw: Callable[[QSize], QImage], *, depends_on_room: bool) -> None:
        super().__init__()
        self._draw, self._depends_on_room = draw, depends_on_room
        self.image = QImage()
        """The picture; null before it is drawn."""
        self.is_centred = False
        """Whether the board is in the middle of the height, too, and not at the upper edge."""
        self._idle = IdleTasks(self)
        self.setAccessibleName(tr("The final board"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return a size in the shape of most boards."""
        return QSize(scaled(320), scaled(160))

    def minimumSizeHint(self) -> QSize:
        """Return the least size in which a board can be recognized."""
        return QSize(scaled(180), scaled(90))

    @property
    def is_drawn(self) -> bool:
        """Whether the board has been drawn."""
        return not self.image.isNull()

    def showEvent(self, event: QShowEvent) -> None:
        """Have the board drawn."""
        super().showEvent(event)
        if not self.is_drawn:
            self._idle.soon(self._take)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the board drawn again if it is to be."""
        super().resizeEvent(event)
        if self.is_drawn and self._depends_on_room:
            self._idle.forget()
            self._idle.soon(self._take)

    def _take(self) -> None:
        self.image = self._draw(self.size())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the board in the middle of the width."""
        if not self.is_drawn:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self.image.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF((self.width() - size.width()) / 2, 0, size.width(), size.height())
        if self.is_centred:
            box.moveTop((self.height() - size.height()) / 2)
        painter.drawImage(box, self.image)


LINKS_BY_KEYS = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
PLAIN = "text-decoration: none"


class TurnList(QWidget):
    """Lists moments of the game below a heading; it takes no room while there are none.

    - `clicked`: the moment of one is asked for, in decisions made by then
    """

    clicked = Signal(int)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self._points: list[QWidget] = []
        self._grid = grid_of({0: 1}, horizontalSpacing=scaled(12), verticalSpacing=scaled(2))
        self._heading = Label("", role="heading")
        self.setLayout(column_of(self._heading, self._grid, 1, contentsMargins=QMargins(), spacing=scaled(4)))
        self.hide()

    def show_turns(self, title: str, turns: Sequence[LinkText]) -> None:
        """List these moments instead of those before, with a title that says what they are."""
        self._heading.setText(title)
        for point in self._points:
            self._grid.removeWidget(point)
            point.deleteLater()
        self._points = [self._point(turn) for turn in turns]
        self._share_out()
        self.setVisible(bool(turns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """List the moments in as many columns as there is room for."""
        super().resizeEvent(event)
        if self.width() // scaled(LINK) != event.oldSize().width() // scaled(LINK):
            self._share_out()

    def _share_out(self) -> None:
        """Put the moments into columns, from top to bottom."""
        columns = max(1, self.width() // scaled(LINK))
        high = -(-len(self._points) // columns)
        for number, point in enumerate(self._points):
            self._grid.removeWidget(point)
            self._grid.addWidget(point, number % high, number // high)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _point(self, turn: LinkText) -> QWidget:
        """Return a moment with the symbol of whom it is about."""
        template = '<a href="{at}" style="{plain}">{text}</a>'
        link = Label(rich(template, at=turn.at, plain=PLAIN, text=turn.text), wordWrap=True)
        link.setToolTip(tr("Show this moment on the board"))
        link.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | LINKS_BY_KEYS)
        link.linkActivated.connect(lambda made: self.clicked.emit(int(made)))
        symbol = self.context.icons.seat_label(self.context.colours[turn.seat], 16)
        symbol.setAlignment(Qt.AlignmentFlag.AlignTop)
        point = QWidget()
        point.setLayout(row_of(symbol, (link, 1), contentsMargins=QMargins(), spacing=scaled(6)))
        return point


class Facts(QWidget):
    """Shows the story of a player and, as far as there is room, the table that explains the scores, and a chart.

    The table is beside the story where there is enough width, else below it.

    - `arranged`: `has_table` and `has_chart`, for which there is room, may have changed
    """

    arranged = Signal()

    def __init__(self, story: QWidget | None, table: QWidget | None, chart: QWidget | None) -> None:
        super().__init__()
        self._story, self._table, self._chart = story, table, chart
        self._takes_all = self.has_table = self.has_chart = False
        for part in filter(None, (story, table, chart)):
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def take_all(self, takes_all: bool) -> None:
        """Ask for the height of the table, too, where all scrolls."""
        self._takes_all = takes_all
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the least size: the rest is as large as there is room."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the size that the story needs, and where all scrolls, the table."""
        table = _hint(self._table).height() if self._takes_all else 0
        story = self._story_height(least=not self._takes_all)
        high = max(story, table) if self._is_beside else story + table + self._gap * bool(story and table)
        return QSize(scaled(200), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        super().resizeEvent(event)
        table, gap = _hint(self._table), self._gap
        top = 0
        if self._is_beside:
            top = min(self.height(), max(self._story_height(least=False), table.height()))
            left = self.width() - table.width() if self._table else self.width()
            _place(self._story, QRect(0, 0, left - 3 * gap, top))
            _place(self._table, QRect(left, 0, table.width(), table.height()))
        else:
            least = self._story_height(least=True)
            has_room = least + gap + table.height() <= self.height()
            left = self.height() - has_room * (gap + table.height())
            top = min(left, self._story_height(least=False))
            if not has_room and left - top < scaled(LEAST_CHART):
                top = min(left, top + scaled(MOST_SPARE))
            _place(self._story, QRect(0, 0, self.width(), top))
            under = QRect(0, top + gap * bool(top), self.width(), table.height())
            _place(self._table, under if has_room else QRect())
            top = under.bottom() if has_room and self._table else top
        rest = QRect(QPoint(0, top + gap), QPoint(self.width() - 1, self.height() - 1))
        self.has_chart = rest.height() >= scaled(LEAST_CHART)
        _place(self._chart, rest if self.has_chart else QRect())
        self.has_table = self._table is not None and not self._table.isHidden()
        self.arranged.emit()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    @property
    def _is_beside(self) -> bool:
        return self.width() >= scaled(BESIDE)

    @property
    def _gap(self) -> int:
        return scaled(10)

    def _story_height(self, *, least: bool) -> int:
        """The height of the story in pixels, without or with all that can be left out."""
        layout = self._story.layout() if self._story else None
        if layout is None:
            return 0
        table = _hint(self._table).width() + 3 * self._gap if self._is_beside and self._table else 0
        width = max(scaled(200), self.width() - table)
        return layout.minimumHeightForWidth(width) if least else layout.totalHeightForWidth(width)


def _hint(part: QWidget | None) -> QSize:
    return part.sizeHint() if part else QSize(0, 0)


def _place(part: QWidget | None, room: QRect) -> None:
    """Put a part into its room; hide it where that is empty."""
    if part is not None:
        part.setGeometry(room)
        part.setVisible(not room.isEmpty())


class FinalScreen(QFrame):
    """Shows who has won and why.

    A game that can explain more overrides `rule`, `bar`, `bars_note`, `table`, `story`, `turns`, `chart` and
    `chart_beside`. `reader` is the seat of the only person at the screen; without one the story is that of the winner.

    Signals:
        revealed: the winner is known after `hold_back`.
        rematch: the same players want another game.
        charts_requested, review_requested, share_requested: the button for it was pressed.
        moment_clicked(made): a turning point was clicked, before which so many decisions had been made.
        left: the board is to be seen again.
        arranged: `has_table` and `has_chart` may have changed.
    """

    revealed = Signal()
    rematch = Signal()
    charts_requested = Signal()
    review_requested = Signal()
    share_requested = Signal()
    moment_clicked = Signal(int)
    left = Signal()
    arranged = Signal()

    turns_are = phrase("Turning points")
    """What `turns` are, as a title."""
    board_is_read = False
    """Whether the board is to be read where it is large enough, and so has the room of a podium, too."""
    legible_from = 0.0
    """Pixels for a unit of the board from which on its pieces can be read."""

    def __init__(
        self, context: Context, game: Game[Any], final: Any, board: BoardMap, reader: int | None = None
    ) -> None:
        super().__init__()
        self.context, self.game, self.final, self.board, self.reader = context, game, final, board, reader
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(tr("Final screen"))
        self.places: Sequence[int] = game.ranking(final)
        self.scores: Sequence[int] = game.scores(final)
        self.podium = Podium(context, self.places, [context.words.score(score) for score in self.scores])
        self.picture = BoardPicture(self.board_image, depends_on_room=self.board_is_read)
        self.turn_list = TurnList(context)
        self.turn_list.clicked.connect(self.moment_clicked)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._is_low = False
        self._held: list[QWidget] = []
        """What isn't shown until the winner is known."""
        self._is_counted = False
        """Whether the winner isn't known when the bars begin to grow."""
        self._arrange()
        self.turn_list.show_turns(tr(self.turns_are), self.turns())
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._reveal)
        self._clock.finished.connect(self._stop_watching)
        self._grows = False
        """Whether the bars grow when the screen is shown."""

    def title(self) -> str:
        """Return who has won, and with what."""
        words, first = self.context.words, self.places[0]
        return tr("{winner} wins with {score}", winner=words.seats[first], score=words.score(self.scores[first]))

    def tell(self, text: str) -> None:
        """Say something more of the game, below the rule that decided."""
        self._heading.addWidget(Label(text, role="quiet", wordWrap=True))

    def grow(self) -> None:
        """Let the bars grow and the podium rise when the screen is shown, if anything is to move."""
        self._grows = tempo(self.context.preferences) > 0

    def hold_back(self) -> None:
        """Let the bars grow with the sums beside them, and show nothing that gives the winner away before.

        Does nothing where nothing is to move.
        """
        self.grow()
        if not self._grows:
            return
        self._is_counted = True
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        said = [part for part in self._head.findChildren(Label) if part not in (self._title, self._rule)]
        ranks = [row.rank for row in self.ranking.rows.values()]
        parts: list[QWidget] = [*said, *ranks, self.turn_list, self._facts, self._foot]
        self._held = [part for part in parts if not part.isHidden()]
        for part in self._held:
            _keep_room(part, part not in (self.turn_list, self._facts))  # whose room the board and the rows take
            part.hide()
        self._give_room(True)
        self._rule.setText(tr("The game is over."))
        self._rule.show()
        self.ranking.line_up(sorted(self.places))

    def _give_room(self, to_rows: bool) -> None:
        """Let large rows and the board lie in the middle of the height; or leave the room to what explains them."""
        if to_rows:
            self._result.insertStretch(0, 1)
            self._result.addStretch(1)
        else:
            self._result.takeAt(self._result.count() - 1)
            self._result.takeAt(0)
        self.ranking.make_large(to_rows)
        self.picture.is_centred = to_rows

    @property
    def holds_back(self) -> bool:
        """Whether the winner isn't known yet."""
        return bool(self._held)

    def _show_held(self) -> None:
        """Show what was held back."""
        held, self._held = self._held, []
        for part in held:
            _keep_room(part, False)
            part.show()
        self._give_room(False)
        self._show_podium()
        self._title.setText(self.title())
        self._rule.setText(self.rule())
        self.ranking.line_up(self.places)
        self.revealed.emit()
        self.again.setFocus()

    def counting(self, share: float) -> str:  # noqa: ARG002
        """Return what is counted when a share of the bars has grown, for a title."""
        return tr("Final result")

    def rule(self) -> str:
        """Return the rule that decided; empty where there is nothing to say."""
        return ""

    def bar(self, seat: int) -> Bar:
        """Return what shows a player's score beside those of the others."""
        return ScoreBar(self.context, seat, max(0, self.scores[seat]) / max(1, *self.scores))

    def bars_note(self) -> str:
        """Return what the bars show; empty where that needs no words."""
        return ""

    def table(self) -> QWidget | None:
        """Return the table that explains the scores."""
        return None

    def story(self, seat: int) -> StoryText | None:  # noqa: ARG002
        """Return what the game was for the player of a seat; None where there is nothing to say."""
        return None

    def turns(self) -> Sequence[LinkText]:
        """Return the moments that stand here without a review; `turns_are` is their title."""
        return ()

    def chart(self) -> Chart | None:
        """Return the chart of the game's course, for the room that is left."""
        return None

    def chart_beside(self) -> Chart | None:
        """Return another chart for the panel, while this screen shows that one."""
        return None

    @property
    def has_table(self) -> bool:
        """Whether there is room for the table that explains the scores."""
        return self._facts.has_table

    @property
    def has_chart(self) -> bool:
        """Whether there is room for the chart."""
        return self._facts.has_chart

    def sheet(self) -> QWidget:
        """Return the ranking with what explains it."""
        sheet = QWidget()
        parts: tuple[Part, ...] = self._ranking(), *filter(None, (self._note(), self.table()))
        sheet.setLayout(column_of(*parts, contentsMargins=QMargins(), spacing=scaled(10)))
        return sheet

    def _show_podium(self) -> None:
        """Show the podium where there is room for it; it keeps that until the winner is known."""
        has_room = self.height() >= scaled(TALL) and not self.board_is_read
        _keep_room(self.podium, has_room)
        self.podium.setVisible(has_room and not self.holds_back)

    def _note(self) -> Label | None:
        return Label(note, role="quiet", wordWrap=True) if (note := self.bars_note()) else None

    def _ranking(self) -> RankTable:
        words, rows = self.context.words, dict[int, RankRow]()
        for place, seat in enumerate(self.places):
            symbol = self.context.icons.seat_label(self.context.colours[seat], 16)
            name, score = (Label(text, role="strong") for text in (words.seats[seat], words.score(self.scores[seat])))
            score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            sign = None
            if head := self.context.head_of(seat):
                sign = HeadSign(HEAD, self.context.icons.theme)
                sign.show_head(head, self.context.colours[seat], words.seats[seat])
            rows[seat] = RankRow(_display(ordinal(place), PLACE), sign, symbol, name, self.bar(seat), score)
        ranking = RankTable(rows)
        ranking.line_up(self.places)
        return ranking

    def board_drawing(self) -> Picture:
        """Return the final board, ready to be painted."""
        ui = self.context.ui
        marks = ui.board.position_marks(self.final, self.context.colours)
        return Picture(self.board, self.context.icons.theme, ui.pieces, marks, small=True)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the bars grow if they are to, and put the keyboard on the button that stands out."""
        super().showEvent(event)
        (self if self.holds_back else self.again).setFocus()
        if self._grows:
            self._grows = False
            part = tempo(self.context.preferences)
            self._clock.setDuration(round((COUNT_MS if self._is_counted else RISE_MS) * part))
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
            self._reveal(0.0)
            self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Show everything when it is shown again."""
        super().hideEvent(event)
        self._show_whole()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """End what grows with any key or click, which keeps its meaning; but a key that skips means no more."""
        if event.type() not in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            return False
        skips = self.holds_back and isinstance(event, QKeyEvent) and event.key() in SKIPPING
        self._show_whole()
        return skips

    def _show_whole(self) -> None:
        if self._clock.state() == QVariantAnimation.State.Running:
            self._clock.setCurrentTime(self._clock.duration())

    def _stop_watching(self) -> None:
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the columns below each other where there is too little width for two; follow the height."""
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        is_wide, is_low = self.width() >= scaled(NARROW), self.height() < scaled(LOW)
        shares = WIDE_SHARES if self.width() >= scaled(WIDE) and not self.board_is_read else SHARES
        below = directions.BottomToTop if is_low else directions.TopToBottom
        self._columns.setDirection(directions.LeftToRight if is_wide else below)
        for column, share in enumerate(shares):
            self._columns.setStretch(column, share)
        self._facts.take_all(is_low or not is_wide)
        self._show_podium()
        if is_low != self._is_low:
            self._is_low = is_low
            self._take_height()

    def _reveal(self, share: float) -> None:
        """Show a share of the bars and, where they are counted, each sum as far as its bar has grown."""
        scores = [self.context.words.score(score) for score in self.scores]
        grown = min(1.0, share / GROWN) if self._is_counted else share
        for seat, row in self.ranking.rows.items():
            row.score.setMinimumWidth(max(row.score.minimumWidth(), row.score.sizeHint().width()))  # whole at first
            row.bar.grow(grown)
            if self._is_counted:
                scores[seat] = self.context.words.score(row.bar.counted(self.scores[seat]))
                row.score.setText(scores[seat])
        if self.holds_back and grown < 1:
            self._title.setText(self.counting(grown))
        elif self.holds_back:
            self._show_held()
        self.podium.rise((share - GROWN) / (1 - GROWN) if self._is_counted else share, scores)

    def board_image(self, room: QSize) -> QImage:
        """Return the picture of the board: drawn for the `room` if the board is read, or else for a glance at it."""
        drawing = self.board_drawing()
        whole = drawing.size(scaled(BOARD_PIXELS))
        size = whole.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        if self.board_is_read and size.width() >= self.board.width * self.legible_from:
            return drawing.image(size, as_seen=True)
        return drawing.image(whole, at_a_glance=True)

    def _take_height(self) -> None:
        """Where it is low, let title and buttons, the primary one first, scroll with all."""
        around = self._body if self._is_low else self._whole
        around.insertWidget(0, self._head)
        around.insertWidget(1 if self._is_low else -1, self._foot)
        for button in reversed(self._ways_on) if self._is_low else self._ways_on:
            self._buttons.addWidget(button)

    def _arrange(self) -> None:
        self._columns.setSpacing(scaled(24))
        high = round(8 * self.board.height / self.board.width)
        left = column_of((self.podium, 3), (self.picture, high), self.turn_list, spacing=scaled(10))
        seat = self.places[0] if self.reader is None else self.reader
        text = self.story(seat)
        story = OwnStory(self.context, seat, text, is_own=self.reader is not None) if text else None
        view = None
        if chart := self.chart():
            view = ChartView(self.context.icons.theme)
            view.show_chart(chart, self.context.icons.theme)
            view.moment_requested.connect(self.moment_clicked)
        self._facts = Facts(story, self.table(), view)
        self._facts.arranged.connect(self.arranged)
        note = self._note()
        self.ranking = self._ranking()
        result = self.ranking, *([note] if note else ()), (self._facts, 1)
        self._columns.addLayout(left)
        self._result = column_of(*result, spacing=scaled(8))
        self._columns.addLayout(self._result)
        content = QWidget()
        self._body = column_of((self._columns, 1), contentsMargins=QMargins(), spacing=0)
        content.setLayout(self._body)
        content.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._columns.setContentsMargins(margins(20, 4, 20, 8))
        self._head, self._foot = QWidget(), QWidget()
        self._title, self._rule = _display(self.title(), TITLE), Label(self.rule(), role="quiet", wordWrap=True)
        self._heading = column_of(self._title, self._rule, contentsMargins=margins(20, 10, 20, 6), spacing=0)
        self._head.setLayout(self._heading)
        self._rule.setVisible(bool(self._rule.text()))
        charts = push_button(tr("Charts"), self.charts_requested.emit)
        review = push_button(
            tr("Review"), self.review_requested.emit, help=tr("See who could win when, and which moves were mistakes")
        )
        look = push_button(tr("Look at the board"), self.left.emit, help=tr("Close this screen (Esc)"))
        share = push_button(
            tr("Share picture\N{HORIZONTAL ELLIPSIS}"),
            self.share_requested.emit,
            help=tr("Save the result and the board as one image"),
        )
        self.again = push_button(
            tr("Rematch"), self.rematch.emit, "primary", help=tr("Same players and options, new set-up")
        )
        self._ways_on = look, charts, review, share, self.again
        self._buttons = FlowLayout(scaled(8))
        self._foot.setLayout(column_of(self._buttons, contentsMargins=margins(20, 8, 20, 12)))
        scroll = VerticalScroll(content, tr("Final result"))
        self._whole = column_of((scroll, 1), contentsMargins=QMargins(), spacing=0)
        self.setLayout(self._whole)
        self._take_height()


def _keep_room(part: QWidget, keeps: bool) -> None:
    """Let a part have its room while it is hidden, or no longer."""
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(keeps)
    part.setSizePolicy(policy)


def _display(text: str, size: float) -> Label:
    """Return a label in display type of a size in pixels at 100 %, with digits as high as capitals."""
    label = Label(text, role="display", wordWrap=True)
    label.setFont(lining(map_font(scaled(size))))
    return label
