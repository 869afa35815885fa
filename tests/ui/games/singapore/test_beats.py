"""Others' decisions are shown in beats: one for a turn, one for all flags of a round."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from indonesia_qt.core.flow import CHANCE
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.analysis.event_subjects import Surroundings
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy, RandomBot
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.actions import KeepTile
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.singapore.beats import SingaporeBeats
from indonesia_qt.ui.games.singapore.raid_picture import RaidPicture
from indonesia_qt.ui.games.singapore.scene_pictures import EndPicture, SealPicture
from indonesia_qt.ui.games.singapore.texts import SingaporeTexts
from indonesia_qt.ui.table.beats.beat import Beat
from indonesia_qt.ui.table.beats.beat_presenter import has_words
from indonesia_qt.ui.table.log.log_writer import LogWriter
from tests.ui.table.new_games import NAMES

LONGEST_MS = 1800
USUAL_TEMPO = 0.7


def played(players: int, seed: int = 1) -> Session[State]:
    """A whole game of bots."""
    game = load_map("singapore").game
    session: Session[State] = Session(game, game.new_setup(Options(holdings="open"), players, seed), seed=seed)
    chance, bots = Random(seed), [Easy(), RandomBot()]
    while (asked := session.question) is not None:
        session.submit(bots[asked.seat % 2].choose(session.state, asked, chance))
    return session


def beats_of(session: Session[State], begun: int, made: int) -> list[Beat]:
    players = len(session.state.players)
    words = SingaporeTexts(session.game.scenario, NAMES[:players])  # type: ignore[attr-defined]
    writer = SingaporeBeats(words, range(players), session.position(begun), session.position(made))
    return writer.beats(session.entries[begun:made])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_is_one_beat_and_flags_are_another(players: int) -> None:
    session = played(players)
    beats = beats_of(session, 0, len(session.entries))
    *shown, end = [beat for beat in beats if has_words(beat)]
    assert (end.seat, end.title) == (None, "The game is over.")
    turns = [entry for entry in session.entries if any(isinstance(event, ev.TurnEnded) for event in entry.events)]
    flags = [beat for beat in shown if beat.thing.startswith("flags")]
    huts = [entry for entry in session.entries if isinstance(entry.action, KeepTile)]
    first, neutral = (4, session.state.round) if players == 2 else (players, 0)
    assert len(flags) == session.state.round
    least = len(turns) + first - 1
    assert least <= len(shown) - len(flags) - len(huts) <= least + 1 + neutral
    for beat in shown:
        assert beat.title.endswith((".", "flags", "turn"))
        assert not any("{" in line for line in (beat.title, *beat.lines))


@pytest.mark.parametrize("players", [2, 4])
def test_each_building_raid_and_seal_and_the_end_has_a_short_scene_in_a_beat(players: int) -> None:
    session = played(players, seed=2)  # a game with a raid
    scenes = [scene for beat in beats_of(session, 0, len(session.entries)) for scene in beat.scenes]
    events = Counter(type(event) for entry in session.entries for event in entry.events)
    pictures = Counter(type(scene.picture) for scene in scenes)
    assert sum(bool(scene.built) for scene in scenes) == events[ev.Built]
    assert pictures[RaidPicture] == events[ev.RaidBegan] > 0
    assert pictures[SealPicture] == events[ev.SealReached] > 0
    assert pictures[EndPicture] == 1
    assert all(scene.ms * USUAL_TEMPO <= LONGEST_MS for scene in scenes)


def test_a_beat_goes_on_while_its_turn_does_and_those_before_stay_as_they_are() -> None:
    session = played(3)
    before: list[Beat] = []
    for made in range(1, 120):
        now = beats_of(session, 0, made)
        assert len(now) >= len(before)
        for old, new in zip(before[:-1], now, strict=False):
            assert (old.title, old.lines, old.sum) == (new.title, new.lines, new.sum)
        before = now


def test_the_question_of_a_turn_belongs_to_its_beat() -> None:
    session = played(3)
    begun = next(n for n, entry in enumerate(session.entries) if any(isinstance(e, ev.Built) for e in entry.events[:1])
                 and session.position(n).round == 1)  # fmt: skip
    (beat,) = beats_of(session, begun, begun + 1)
    asked = session.position(begun + 1).stack[-1]
    assert SingaporeBeats.thing_of(asked) == beat.thing
    assert session.entries[begun].seat != CHANCE


def test_what_is_built_in_the_starting_round_is_shown_as_such_though_round_1_has_begun() -> None:
    session = played(3)
    begun = next(
        n for n, entry in enumerate(session.entries) if any(isinstance(event, ev.RoundBegan) for event in entry.events)
    )
    phases = [beat.phase for beat in beats_of(session, 0, begun + 4)]
    assert phases[:3] == ["start"] * 3
    assert "start" not in phases[3:]


def test_the_log_divides_a_decision_from_the_round_that_began_with_it() -> None:
    session = played(3)
    words = SingaporeTexts(session.game.scenario, NAMES[:3])  # type: ignore[attr-defined]
    writer = LogWriter(words, range(3), session, Surroundings)
    happened = (
        n for n, entry in enumerate(session.entries) if {ev.TurnEnded, ev.RoundBegan} <= set(map(type, entry.events))
    )
    ended = next(happened)
    writer.note("Ana had only one move.", ended)
    lines = writer.lines(ended + 1)
    ranks = [line.rank for line in lines]
    divider = ranks.index("divider")
    assert ranks.count("divider") == 1
    assert ranks[divider + 1] == "round"
    noted = next(n for n, line in enumerate(lines) if line.text == "Ana had only one move.")
    assert noted < divider
    assert lines[noted + 1].text.endswith(" ends the turn.")
