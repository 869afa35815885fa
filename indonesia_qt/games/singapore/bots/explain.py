"""Why a bot plays what it plays: its best answers with what they are worth, and what makes the first one better."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from msgspec import Struct

from indonesia_qt.core.bots import BotName, BotRequest
from indonesia_qt.games.singapore.analysis.turn_planner import Outcome, Risk, TurnPlan
from indonesia_qt.games.singapore.bots.evaluate import Judge
from indonesia_qt.games.singapore.bots.lookahead import Expert, Hard, Medium, Thought
from indonesia_qt.games.singapore.rules.actions import AnyAction, Build, BuildTop, Found
from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.i18n.text import figure, phrase, rounded_figure, tr

THINKERS: Final[dict[str, type[Hard]]] = {"medium": Medium, "hard": Hard, "expert": Expert}
"""The bots that weigh answers; the thoughts of others can't be shown."""
USUAL_THINKER: Final = "hard"
SHOWN: Final = 8
"""So many answers are shown at most."""
COMPARED: Final = 40
"""Of so many plans of a turn at least those are taken that begin with two answers to be compared."""
CLEAR: Final = 0.05
"""Less than so many points make no difference."""

SENTENCES: Final[dict[str, str]] = {
    "points": phrase("It brings more points in this turn: {best}, not {other}."),
    "money": phrase("It leaves more money: £{best}, not £{other}."),
    "goods": phrase("It leaves more goods: {best}, not {other}."),
    "chips": phrase("It leaves fewer black chips, so that a raid costs less."),
    "given": phrase("It gives fewer points to others: {best}, not {other}."),
    "workers": phrase("The worker ends the turn where more can be done in the next one."),
    "owner": phrase("Others will use the new building more often: about {best} times, not {other}."),
    "turn": phrase("The turn that follows is worth more."),
    "price": phrase("The lot is cheaper: £{best}, not £{other}."),
    "dear": phrase("The lot costs the other player more: £{best}, not £{other}."),
    "near": phrase("The lot is nearer to useful buildings and to the workers."),
    "far": phrase("The lot is further from useful buildings and from the other player’s workers."),
    "next": phrase("It leaves more to do in the next turn."),
}
"""What is said of each kind of reason."""
MONEY: Final = "money", "price", "dear"
"""Those whose numbers are pounds, which are whole ones for a player, though chance is in them."""
ONLY, ALIKE = phrase("No other move comes close."), phrase("The next best move is just as good.")
SEVERAL: Final = phrase("Several small things make it better.")
"""What is said where no reason alone shows in its numbers."""


class Candidate(Struct, frozen=True):
    """An answer that was thought of, and what it is worth in points at the end of the game."""

    action: AnyAction
    value: float


class ValueReason(Struct, frozen=True):
    """A part of the value: by how many points it speaks for the best answer rather than the next.

    `best` and `other` are the numbers behind it, where it has any.
    """

    kind: str
    amount: float
    best: float = 0.0
    other: float = 0.0


class Gains(Struct, frozen=True):
    """What a turn brings to its end without a raid, and what a raid may cost, as a `TurnPlan` says it."""

    points: int
    money: int
    goods: tuple[int, ...]
    chips: int
    given: tuple[int, ...]
    risk: Risk


def gains_by(plan: TurnPlan) -> Gains:
    """Return what a plan brings."""
    return Gains(plan.won_points, plan.won_money, tuple(plan.goods), plan.won_chips, plan.given, plan.risk)


class Explanation(Struct, frozen=True):
    """The best answers, the best first, at least one, and what speaks for the first, the weightiest reason first.

    In a turn, `gains` is what the best answer brings with all that is to follow it.
    """

    candidates: tuple[Candidate, ...]
    reasons: tuple[ValueReason, ...] = ()
    gains: Gains | None = None


def thinker_for(bot: str) -> str:
    """Return the bot whose thoughts explain what `bot` decided, both by the names of seats: itself if it has any."""
    return bot if BotName.read(bot).bot in THINKERS else USUAL_THINKER


def explained(bot_request: BotRequest) -> Explanation:
    """Return what a bot thinks, from the view of its seat alone; equal requests have equal explanations."""
    bot = THINKERS[BotName.read(bot_request.name).bot]()
    view, asked = bot_request.view, bot_request.asked
    found = bot.thoughts(view, asked, SHOWN)[:SHOWN]
    candidates = tuple(Candidate(cast(AnyAction, one.action), round(one.value, 2)) for one in found)
    plan = found[0].plan if isinstance(asked, PlayTurn) else None
    gains = gains_by(plan) if plan else None
    if len(found) == 1:
        return Explanation(candidates, gains=gains)
    judge = Judge(view, asked.seat, bot.weights)
    reasons = sorted(_reasons(view, asked, judge, *found[:2]), key=lambda reason: -reason.amount)
    return Explanation(candidates, tuple(reason for reason in reasons if abs(reason.amount) >= CLEAR), gains)


def reason_sentence(explanation: Explanation) -> str:
    """Return why the best answer is better than the next, as a sentence."""
    if len(explanation.candidates) == 1:
        return tr(ONLY)
    best, other = explanation.candidates[:2]
    if best.value - other.value < CLEAR:
        return tr(ALIKE)
    first = next((reason for reason in explanation.reasons if reason.amount > 0 and _shows(reason)), None)
    return said(first, SENTENCES) if first else tr(SEVERAL)


def said(reason: ValueReason, texts: Mapping[str, str]) -> str:
    """Return what `texts` say of the kind of a reason, with its numbers."""
    best, other = _figures(reason)
    return tr(texts[reason.kind], best=best, other=other)


def main_difference(
    view: State, asked: Any, best: AnyAction, other: AnyAction
) -> tuple[ValueReason | None, Gains | None]:
    """Return what speaks most for an answer in a turn, or for a lot or a building, rather than another.

    That is a point's worth at least. Return also what the best turn brings that begins with the answer, if there is
    one.
    """
    if not isinstance(asked, PlayTurn | ChooseLot | ChooseTile):
        return None, None
    bot = THINKERS[USUAL_THINKER]()
    found = {thought.action: thought for thought in reversed(bot.thoughts(view, asked, COMPARED))}
    if best not in found:
        return None, None
    plan = found[best].plan
    gains = gains_by(plan) if plan else None
    if other not in found:
        return None, gains
    judge = Judge(view, asked.seat, bot.weights)
    shown = filter(_shows, _reasons(view, asked, judge, found[best], found[other]))
    first = max(shown, key=lambda reason: reason.amount, default=None)
    return (first if first and first.amount >= 1 else None), gains


def _figures(reason: ValueReason) -> tuple[str, str]:
    write = figure if reason.kind in MONEY else rounded_figure
    return write(reason.best), write(reason.other)


def _shows(reason: ValueReason) -> bool:
    """Whether the numbers of a reason differ as they are written, or it has none."""
    best, other = _figures(reason)
    return best != other or reason.best == reason.other


def cost(candidate: Candidate, best: Candidate) -> str:
    """Return what an answer costs against the best one, as a clause."""
    less = best.value - candidate.value
    if less < CLEAR:
        return tr("just as good")
    if less < 1:
        return tr("costs less than 1\N{NO-BREAK SPACE}VP")
    return tr("costs about {n}\N{NO-BREAK SPACE}VP", n=round(less))


def _reasons(view: State, asked: Any, judge: Judge, best: Thought, other: Thought) -> list[ValueReason]:
    """The parts of the difference between two answers; what no part explains is left to the next turn."""
    difference = best.value - other.value
    if best.plan and other.plan:
        found = _of_plans(view, judge, best.plan, other.plan)
        rest = "next"
    elif isinstance(asked, ChooseLot):
        found, rest = (
            _of_lots(view, asked, judge, best.action, other.action),
            "near" if asked.owner == asked.seat else "far",
        )
    else:
        found, rest = _of_tiles(view, asked.seat, judge, best.action, other.action), "turn"
    return [*found, ValueReason(rest, difference - sum(reason.amount for reason in found))]


def _of_plans(view: State, judge: Judge, best: TurnPlan, other: TurnPlan) -> list[ValueReason]:
    first, second = (judge.parts(_end(view, judge.seat, plan)) for plan in (best, other))
    own = view.players[judge.seat]
    numbers = {
        "points": (best.points, other.points),
        "money": (own.money + best.money, own.money + other.money),
        "goods": (sum(own.goods.plus(best.goods)), sum(own.goods.plus(other.goods))),
        "given": (sum(best.given), sum(other.given)),
    }
    return [ValueReason(kind, first[kind] - second[kind], *numbers.get(kind, (0, 0))) for kind in first]


def _end(view: State, seat: int, plan: TurnPlan) -> Outcome:
    own = view.players[seat]
    return Outcome(
        own.vp + plan.points,
        own.money + plan.money,
        own.goods.plus(plan.goods),
        plan.seized,
        view.chips[seat] + plan.chips,
        plan.workers,
        plan.given,
    )


def _of_lots(view: State, asked: ChooseLot, judge: Judge, best: Any, other: Any) -> list[ValueReason]:
    first, second = view.prices[best.area], view.prices[other.area]
    cheaper = judge.w.lot_price * (second - first)
    if asked.owner == asked.seat:
        return [ValueReason("price", cheaper, first, second)]
    return [ValueReason("dear", -cheaper, first, second)]


def _of_tiles(view: State, seat: int, judge: Judge, best: Any, other: Any) -> list[ValueReason]:
    tiles = [_tile(view, action) for action in (best, other)]
    if None in tiles or tiles[0] == tiles[1]:
        return []
    area = next((lot for lot, owner in view.flagged.items() if owner == seat), "")
    visits = [judge.owning(cast(str, tile), area) for tile in tiles]
    return [ValueReason("owner", visits[0] - visits[1], *visits)]


def _tile(view: State, action: Any) -> str | None:
    match action:
        case Build(tile=tile) | Found(tile=tile):
            return tile
        case BuildTop():
            return view.top
    return None
