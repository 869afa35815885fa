"""Phase 5, Research & Development, in words."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.forecast import research_after, ships_of
from indonesia_qt.games.indonesia.bots.year_gain import best_new_merger, best_start, research_gain
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import Whether, clauses, counted, figure, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.clauses import gains_a_year
from indonesia_qt.ui.games.indonesia.texts.names import Names, letter, rupiah, track_name
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi


def research(words: Names, view: State, asked: ChooseResearch, action: act.Research) -> ActionText:
    """Offer to take a step on a track."""
    forecast = research_after(view, action)
    step, track = forecast.step + 1, track_name(action.track)
    if action.player == asked.seat:
        text = tr("Research {track} {step}", track=track, step=step)
    else:
        player = words.seats[action.player]
        text = tr("Research {track} {step} for {player}", track=track, step=step, player=player)
    effect = _effect(words, view, action, step, forecast.gain)
    return ActionText(text, clauses(effect, _use(words, view, action, asked.seat, forecast.gain)))


def _effect(words: Names, view: State, action: act.Research, step: int, gain: int) -> str:
    match action.track:
        case "hull":
            fleet = ships_of(view, action.player)
            carry = counted(fleet, "{n} ship carries 1 more good", "{n} ships carry 1 more good each")
            return carry if fleet else tr("no ships yet")
        case "mergers":
            pairs = (
                counted(gain, "{n} new merger possible", "{n} new mergers possible")
                if gain
                else tr("no new mergers possible yet")
            )
            return clauses(pairs, counted(step, "mergers of up to {n} deed", "mergers of up to {n} deeds"))
        case "expansion":
            if not gain:
                return tr("none of your companies can use it yet")
            return counted(gain, "up to {n} more area or ship a year", "up to {n} more areas or ships a year")
        case "slots":
            free = counted(free_slots(view, action.player) + 1, "{n} free slot", "{n} free slots")
            return clauses(words.track("slots", step), free)
    now, then = (figure(10 * BID_FACTOR[n]) for n in (step - 2, step - 1))
    return tr("a bid of {bid} will count as {then} instead of {now}", bid=rupiah(10), then=then, now=now)


def _use(words: Names, view: State, action: act.Research, seat: int, gain: int) -> str:
    """Return what a step can be used for first, with what everybody earns more by it, or why by nothing yet."""
    match action.track:
        case "hull" | "expansion" if gain:
            more = gains_a_year(words, view, seat, research_gain(view, action))
            return more or tr("nobody could sell more with it yet")
        case "mergers" if gain:
            merger = best_new_merger(view, action)
            if merger is None:
                return tr("you can’t afford any of them yet")
            pair = "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join(letter(view.scenario, id) for id in merger.companies)
            best = tr("best: {pair} from {price}", pair=pair, price=rupiah(merger.price))
            more = gains_a_year(words, view, seat, merger.gain)
            return clauses(best, more) if merger.gain.earned[seat] > 0 else tr("none would bring you more a year yet")
        case "slots" if free_slots(view, seat):
            return tr("a slot is already free")
        case "slots":
            start = best_start(view, seat)
            if start is None:
                return tr("no company on offer now")
            if start.gain.earned[seat] <= 0:
                return tr("no company on offer would earn yet")
            best = tr("best: {company}", company=words.company(start.companies[0]))
            return clauses(best, gains_a_year(words, view, seat, start.gain))
    return ""


def research_group(words: Names, view: State, first: act.Research, last: act.Research) -> ActionGroupText:
    """Name the choice to take a step on a track, and what it allows."""
    step, track = getattr(view.players[first.player], first.track) + 1, track_name(first.track)
    text = tr("{track} {step} for {player}", track=track, step=step, player=words.seats[first.player])
    return ActionGroupText(text, "", words.track(first.track, step))


def research_nothing(words: Names, view: State, asked: ChooseResearch) -> ActionText:
    """Offer to take no step."""
    return ActionText(tr("Pass"), tr("skip research"))


ACTIONS = {
    act.Research: ActionUi(research, research_group, is_public=True),
}
EVENTS = {
    ev.Researched: EventUi(
        Whether(
            "is_own",
            phrase("{player} researches {track} {step} ({effect})."),
            phrase("{player} researches {track} {step} for {other} ({effect})."),
        ),
        sound="research",
    )
}
