"""What the window shows of Indonesia, and what is chosen for a new game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.analysis.action_groups import kind_of, places_of
from indonesia_qt.games.indonesia.analysis.turns import next_seat
from indonesia_qt.games.indonesia.definition import DEFINITION
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.phases.turn_order import TurnOrder
from indonesia_qt.games.indonesia.rules.state import OrderBid, State
from indonesia_qt.games.indonesia.rules.year import earned_this_year
from indonesia_qt.i18n.text import figure, phrase, signed, tr
from indonesia_qt.ui.games.indonesia.beats import IndonesiaBeats
from indonesia_qt.ui.games.indonesia.board.board_ui import IndonesiaBoardUi
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.games.indonesia.orders import AutoBid, OperateAll, PassMergers
from indonesia_qt.ui.games.indonesia.panels import QUESTIONS
from indonesia_qt.ui.games.indonesia.panels.mergers import worth_in_auction
from indonesia_qt.ui.games.indonesia.panels.situation import demand_facts
from indonesia_qt.ui.games.indonesia.recap import IndonesiaRecap, topics
from indonesia_qt.ui.games.indonesia.rules.game_rules import IndonesiaRules
from indonesia_qt.ui.games.indonesia.temper import IndonesiaTemper
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.advice import IndonesiaAdvice
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.games.indonesia.tutorial.first_game import FirstGame
from indonesia_qt.ui.table.api import Agreement, Context, GameUi, QuestionUi, StyleWords
from indonesia_qt.ui.table.panels.fact_lists import FactList
from indonesia_qt.ui.widgets.plain_text import Label

LEVEL_DESCRIPTIONS = {
    "random": phrase("Plays random legal moves."),
    "easy": phrase("Follows a few simple rules and makes mistakes."),
    "medium": phrase("Tries to have the most money at the end of the game."),
    "hard": phrase("Like Medium, but tuned on recorded games."),
    "expert": phrase("Trained by self-play; thinks its best ideas through to the end of the year."),
}
"""The way in which each level plays."""
STYLES = {
    "hunter": StyleWords(
        phrase("Merger hunter"),
        phrase("Researches mergers early and announces many."),
        phrase("{bot} played as a merger hunter."),
    ),
    "shipowner": StyleWords(
        phrase("Shipowner"),
        phrase("Likes shipping companies and lives on their fees."),
        phrase("{bot} played as a shipowner."),
    ),
    "grower": StyleWords(
        phrase("Grower"),
        phrase("Researches expansion and buys areas."),
        phrase("{bot} played as a grower."),
    ),
    "careful": StyleWords(
        phrase("Careful player"),
        phrase("Keeps its cash and stays out of mergers."),
        phrase("{bot} played as a careful player."),
    ),
}
"""What is said of each style of play."""


def agreements() -> tuple[Agreement, ...]:
    """Return the rules that players may agree on."""
    return (
        Agreement("money", tr("Money"), {"hidden": tr("Hidden from other players"), "open": tr("Open", "money")}),
        Agreement(
            "siap_faji_contact",
            tr("Areas adjacent to another siap faji company"),
            {"remove": tr("Removed first"), "allow": tr("May stay")},
            "contact",
        ),
        Agreement(
            "research_pass",
            tr("Research"),
            {"allowed": tr("Passing allowed"), "forbidden": tr("Passing not allowed")},
            "research",
        ),
    )


class IndonesiaUi(GameUi):
    """Indonesia in the window."""

    questions: dict[type[Question[Any]], QuestionUi] = QUESTIONS
    board = IndonesiaBoardUi()
    pieces = PIECES
    view = IndonesiaView
    recap = IndonesiaRecap
    beats = IndonesiaBeats
    temper = IndonesiaTemper()
    orders = AutoBid | PassMergers | OperateAll
    rules = IndonesiaRules()
    lesson = FirstGame()
    sounds = (
        *("win", "over", "era", "round", "sold", "growth", "outbid"),
        *("sale", "deed", "building", "research", "bid", "ship", "cargo", "coin"),
    )
    levels = LEVEL_DESCRIPTIONS
    styles = STYLES
    report_title = phrase("Report a problem: the file includes all hidden cash and city cards")
    agreements = staticmethod(agreements)
    icons = Icons
    kind_of = staticmethod(kind_of)
    next_seat = staticmethod(next_seat)
    places_of = staticmethod(places_of)
    topics = staticmethod(topics)

    def texts(self, game: Indonesia, seats: Sequence[str]) -> IndonesiaTexts:
        """Return the words of a game with players of these names."""
        return IndonesiaTexts(game.scenario, seats)

    def secrets(self, view: State) -> str:
        """Return that city cards are hidden, and cash unless it is open."""
        if view.money_is_open:
            return tr("Only their owner may see city cards.")
        return tr("Only their owner may see cash and city cards.")

    def standing(self, view: State) -> dict[int, str]:
        """Return the players in the order of play, with what each has bid for the next, or earned this or last year."""
        if any(isinstance(frame, TurnOrder) for frame in view.stack):
            made = {bid.seat: bid for bid in view.bids if isinstance(bid, OrderBid) and bid.year == view.year}
            return {seat: _bid(made[seat]) if seat in made else "" for seat in view.order}
        this_year = {seat: earned_this_year(view, seat) for seat in view.order}
        if any(this_year.values()):
            return {seat: tr("this year {amount}", amount=signed(earned)) for seat, earned in this_year.items()}
        last_year = {seat: view.players[seat].earnings for seat in view.order}
        if any(last_year.values()):
            return {seat: tr("last year {amount}", amount=signed(earned)) for seat, earned in last_year.items()}
        return dict.fromkeys(view.order, "")

    def meanwhile(self, context: Context, view: State, people: Sequence[int]) -> list[tuple[str, QWidget]]:
        """Return the worth of what is auctioned to the only person, and the demand for each good."""
        parts: list[tuple[str, QWidget]] = []
        if worth := worth_in_auction(context, view, people):
            parts.append((tr("The company in the auction"), Label(worth, wordWrap=True)))
        if facts := demand_facts(view):
            parts.append((tr("Supply and demand"), FactList(facts)))
        return parts

    def advice(self) -> IndonesiaAdvice:
        """Return what explains the thoughts of bots by money."""
        return IndonesiaAdvice(self.game)


def _bid(bid: OrderBid) -> str:
    amount = rupiah(bid.amount)
    if bid.strength == bid.amount:
        return tr("bid {amount}", amount=amount)
    return tr("bid {amount}, worth {strength}", amount=amount, strength=figure(bid.strength))


GAME_UI: GameUi = IndonesiaUi(DEFINITION)
