"""The command `review`: what the decisions of a saved game cost, without a window."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import msgspec

from indonesia_qt.child_process import collect_rarely
from indonesia_qt.cli.console import CommandError, say
from indonesia_qt.cli.input import OR_STANDARD_INPUT, input_file
from indonesia_qt.cli.output import add_output, say_saved
from indonesia_qt.cli.progress import add_quiet, progress
from indonesia_qt.core.record import HUMAN, Record, read
from indonesia_qt.core.review import Coach, PlayedGame, Review, reviewed, why_no_review
from indonesia_qt.core.review_file import ReviewFile
from indonesia_qt.core.session import Session
from indonesia_qt.games import definition_of
from indonesia_qt.library import load_map, map_of

if TYPE_CHECKING:
    from indonesia_qt.ui.table.review.review_texts import ReviewTexts


def add_review_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the saved game, its map, and the form of the review."""
    parser.add_argument("save", type=input_file, metavar="SAVE", help=f"saved game, or {OR_STANDARD_INPUT}")
    parser.add_argument("--map", metavar="MAP", help="use this map, given by its name or folder")
    parser.add_argument("--json", action="store_true", help="print the review as a JSON object")
    add_quiet(parser)
    add_output(parser, "--html", "save the review as a web page to print or send", ".html", ".htm")


def review(options: argparse.Namespace) -> int:
    """Review the game, or take the review that is kept beside it, and print it."""
    if options.html:
        options.html.check(options.force)
    record = read(options.save)
    played_on = load_map(options.map) if options.map else map_of(record)
    session, fault = record.replay(played_on.game)
    if fault is not None:
        raise fault
    coach = played_on.definition.coach
    reason = why_no_review(session, coach, record.header.hints)
    if reason is not None or coach is None:
        raise CommandError(f"{options.save}: {reason}")
    found = _made(session, coach, ReviewFile(options.save), options.quiet)
    if options.html:
        options.html.write(lambda: _page(record, _texts(record, session, found)), options.force)
    if options.json:
        say(msgspec.json.encode(found).decode())
    elif not options.html:
        _print(_texts(record, session, found))
    return 0


def _made(session: Session[Any], coach: Coach, file: ReviewFile, quiet: bool) -> Review[Any]:
    """The review that is kept, or a new one, with its progress on the standard error; kept if it can be."""
    if (kept := file.found(session, coach)) is not None:
        return kept
    collect_rarely()
    work = reviewed(PlayedGame.of(session), coach)
    with progress(100, "per cent", quiet=quiet) as show:
        while True:
            try:
                show(round(100 * next(work)))
            except StopIteration as end:
                found: Review[Any] = end.value
                if file.keep(found):
                    say_saved(f"Saved the review in {file.file}, where the window finds it, too.")
                return found


def _texts(record: Record, session: Session[Any], found: Review[Any]) -> ReviewTexts:
    """The review in words, which are those of the window."""
    from indonesia_qt.ui.table.game_ui import game_ui
    from indonesia_qt.ui.table.review.review_texts import ReviewTexts

    ui = game_ui(session.game.name)
    words = ui.texts(session.game, [seat.shown_name for seat in record.header.seats])
    people = [seat for seat, one in enumerate(record.header.seats) if one.player == HUMAN]
    return ReviewTexts(words, ui.advice(), session, found, people[0] if len(people) == 1 else None)


def _page(record: Record, texts: ReviewTexts) -> bytes:
    from indonesia_qt.ui.style.theme import LIGHT
    from indonesia_qt.ui.table.review.review_page import as_html

    looks = [LIGHT.seat(seat.colour) for seat in record.header.seats]
    title = f"{definition_of(record.header.game).title}: {', '.join(texts.words.seats)}"
    return as_html(title, texts, [(one.colour, one.symbol) for one in looks]).encode()


def _print(texts: ReviewTexts) -> None:
    say("Chance of winning")
    _print_table(texts.course())
    say("Average loss per decision (in brackets: number of decisions)")
    _print_table(texts.table())
    if turns := texts.turns():
        say("Turning points")
        for turn in turns:
            say(f"  {turn.text}")
    say("Decisions")
    for one in texts.listed():
        say(f"  {one.at + 1}. {texts.when(one.at)}. {texts.decision(one)}")
        say(f"     {texts.verdict(one)}. {texts.better(one)}")


def _print_table(rows: list[list[str]]) -> None:
    first, *others = (max(map(len, column)) for column in zip(*rows, strict=True))
    for row in rows:
        cells = (f"{cell:>{width}}" for cell, width in zip(row[1:], others, strict=True))
        say(f"  {row[0]:<{first}}  {'  '.join(cells)}")
