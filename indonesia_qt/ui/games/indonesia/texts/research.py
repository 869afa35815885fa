"""Phase 5, Research & Development, in words."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.forecast import research_after, ships_of
from indonesia_qt.games.indonesia.bots.year_gain import best_new_merger, best_start, research_gain, step_gain
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import Whether, as_sentence, clauses, counted, figure, paragraph, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.clauses import gains_a_year
from indonesia_qt.ui.games.indonesia.texts.names import Names, rupiah, track_name
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi

NO_STEP = phrase("Research nothing")


def research(words: Names, view: State, asked: ChooseResearch, action: act.Research) -> ActionText:
    """Offer to take a step on a track."""
    forecast = research_after(view, action)
    step, track = forecast.step + 1, track_name(action.track)
    if action.player == asked.seat:
        text = tr("Research {track} {step}", track=track, step=step)
    else:
        player = words.seats[action.player]
        text = tr("Research {track} {step} for {player}", track=track, step=step, player=player)
    gain = step_gain(view, action, asked.seat)
    more = gains_a_year(words, view, asked.seat, gain) if gain else ""
    return ActionText(text, clauses(*_effect_and_use(words, view, action, asked.seat), more))


def research_note(words: Names, view: State, action: act.Research, seat: int) -> str:
    """Say in sentences what a step on a track allows, and the best use of it or why there is none yet."""
    return paragraph(*map(as_sentence, filter(None, _effect_and_use(words, view, action, seat))))


def _effect_and_use(words: Names, view: State, action: act.Research, seat: int) -> tuple[str, str]:
    forecast = research_after(view, action)
    effect = _effect(words, view, action, forecast.step + 1, forecast.gain)
    return effect, _use(words, view, action, seat, forecast.gain)


def _effect(words: Names, view: State, action: act.Research, step: int, gain: int) -> str:
    match action.track:
        case "hull":
            fleet = ships_of(view, action.player)
            carry = counted(fleet, "{n} ship carries 1 more good", "{n} ships carry 1 more good each")
            return carry if fleet else tr("no ships yet")
        case "mergers":
            if gain:
                return counted(gain, "{n} new merger possible", "{n} new mergers possible")
            return tr("no new mergers possible yet")
        case "expansion":
            if not gain:
                return tr("none of your companies can use it yet")
            return counted(gain, "up to {n} more area or ship a year", "up to {n} more areas or ships a year")
        case "slots":
            return words.track("slots", step)
    now, then = (figure(10 * BID_FACTOR[n]) for n in (step - 2, step - 1))
    return tr("a bid of {bid} will count as {then}, not {now}", bid=rupiah(10), then=then, now=now)


def _use(words: Names, view: State, action: act.Research, seat: int, gain: int) -> str:
    """Return what a step can be used for first, or why for nothing yet."""
    match action.track:
        case "hull" | "expansion" if gain:
            return "" if any(research_gain(view, action).earned) else tr("no extra sales yet")
        case "mergers" if gain:
            merger = best_new_merger(view, action)
            if merger is None:
                return tr("you can’t afford any of them yet")
            if merger.gain.earned[seat] <= 0:
                return tr("none would bring you more a year yet")
            first, second = map(words.company, merger.companies)
            return tr("best: {first} + {second}, from {price}", first=first, second=second, price=rupiah(merger.price))
        case "slots" if free_slots(view, seat):
            return tr("a slot is already free")
        case "slots":
            start = best_start(view, seat)
            if start is None:
                return tr("no company on offer now")
            if start.gain.earned[seat] <= 0:
                return tr("no company on offer would earn yet")
            return tr("best: {company}", company=words.company(start.companies[0]))
    return ""


def research_prompt(words: Names, view: State, asked: ChooseResearch) -> str:
    """Ask for a step on a track of those that aren't at their end."""
    whose = {action.player == asked.seat for action in asked.actions(view) if isinstance(action, act.Research)}
    if whose == {True}:
        return tr("Advance one of your tracks by one step.")
    if whose == {False}:
        return tr("Advance another player’s Hull by one step.")
    return tr("Advance one of your tracks by one step, or another player’s Hull.")


def research_group(words: Names, view: State, first: act.Research, last: act.Research) -> ActionGroupText:
    """Name the choice to take a step on a track, and what it allows."""
    step, track = getattr(view.players[first.player], first.track) + 1, track_name(first.track)
    text = tr("{track} {step} for {player}", track=track, step=step, player=words.seats[first.player])
    return ActionGroupText(text, "", words.track(first.track, step))


def research_nothing(words: Names, view: State, asked: ChooseResearch) -> ActionText:
    """Offer to take no step."""
    return ActionText(tr(NO_STEP))


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
