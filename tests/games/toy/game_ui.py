"""Land auction in the window: a record for each question, action and event, and the flags on the lots."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from indonesia_qt.core.flow import Pass
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.marks import Mark, Piece
from indonesia_qt.ui.table.api import (
    ActionGroupText,
    ActionText,
    ActionUi,
    Agreement,
    AnswersPanel,
    BoardUi,
    EventUi,
    GameTexts,
    GameUi,
    QuestionUi,
)
from tests.games.toy import definition as toy


def action(text: str) -> ActionUi:
    """Return the record of an action with a text about its fields."""

    def words_of(words: GameTexts, answer: Any) -> str:
        fields = {name: getattr(answer, name) for name in answer.__struct_fields__}
        return tr(text, **{**fields, "area": words.place(fields.get("area", ""))})

    return ActionUi(
        lambda words, view, asked, answer: ActionText(words_of(words, answer)),
        lambda words, view, first, last: ActionGroupText(words_of(words, first)),
    )


def event(text: str, **record: Any) -> EventUi:
    """Return the record of an event with a text about its fields."""

    def sentence(words: GameTexts, happened: Any) -> str:
        fields = {name: getattr(happened, name) for name in happened.__struct_fields__}
        seat = fields.get("seat", fields.get("winner", 0))
        return tr(text, **{**fields, "player": words.seats[seat], "area": words.place(fields.get("area", ""))})

    return EventUi(sentence, **record)


class ToyTexts(GameTexts):
    actions = {  # noqa: RUF012
        toy.Buy: action("Buy {area}"),
        toy.Trade: action("Trade"),
        toy.Rolled: action("{coins} coins are rolled"),
        toy.Drawn: action("A seal is drawn: {seal}"),
        Pass: action("Pass"),
    }
    events = {  # noqa: RUF012
        toy.RoundBegan: event("Round {round}", heading="round"),
        toy.Bought: event("{player} buys {area}.", topics=("lots",)),
        toy.Earned: event("{player} earns {coins} coins."),
        toy.SealDrawn: event("{player} draws a seal: {seal}."),
        toy.Passed: event("{player} passes."),
        toy.Ended: event("The game is over: {player} wins."),
    }

    def score(self, score: int) -> str:
        return tr("{points} points", points=score)


class ToyBoard(BoardUi):
    def position_marks(self, view: toy.State, colours: Sequence[int], overlays: Collection[str] = ()) -> list[Mark]:  # noqa: ARG002
        return [Piece("flag", lot, colours[owner]) for lot, owner in view.owners.items()]

    def preview_marks(self, view: toy.State, asked: Any, action: Any, colours: Sequence[int]) -> list[Mark]:  # noqa: ARG002
        return [Piece("flag", action.area, colours[asked.seat], ghost=True)] if isinstance(action, toy.Buy) else []


class ToyUi(GameUi):
    questions = {toy.Turn: QuestionUi(AnswersPanel, lambda words, view, asked: tr("buy a lot, trade or pass."), "")}  # noqa: RUF012
    board = ToyBoard()
    levels = {"random": "Does anything.", "buyer": "Buys as soon as it can."}  # noqa: RUF012

    def texts(self, game: toy.LandAuction, seats: Sequence[str]) -> ToyTexts:
        return ToyTexts(seats, game.names)

    def agreements(self) -> Sequence[Agreement]:
        return (
            Agreement("coins", "Coins", {"hidden": "Hidden", "open": "Open"}),
            Agreement("chance", "Seals", {"final": "Final", "practice": "For practice"}),
        )

    def facts(self, words: ToyTexts, view: toy.State, seat: int) -> Sequence[str]:  # noqa: ARG002
        coins = "?" if view.coins[seat] < 0 else view.coins[seat]
        lots = sum(owner == seat for owner in view.owners.values())
        facts = tr("{coins} coins", coins=coins), tr("{n} lots", n=lots), tr("card {card}", card=view.cards[seat])
        return (*facts, tr("{n} gold seals", n=view.seals[seat]))

    def topics(self) -> dict[str, str]:
        return {"lots": tr("Lots")}


GAME_UI = ToyUi(toy.DEFINITION)
