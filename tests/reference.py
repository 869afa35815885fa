"""Makes the pages of the reference that say what the program knows: commands, settings, keys, how strong bots are.

`python -m tests.reference resources/docs/reference` writes them.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from PySide6.QtGui import QKeySequence

from indonesia_qt.bots.ladder import shipped_ladder
from indonesia_qt.bots.tournament.ladder_report import TITLES, leaderboard_row
from indonesia_qt.cli.command_line import COMMANDS, make_parser
from indonesia_qt.games import OWN_GAMES, definition_of
from indonesia_qt.library import load_map, map_folders
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.editor.menus.window_commands import FIXED_KEYS
from indonesia_qt.ui.editor.window_manager import WindowManager
from indonesia_qt.ui.settings.commands import Commands, plain
from indonesia_qt.ui.settings.preferences import PREFERENCES, Preference
from indonesia_qt.ui.settings.shortcuts import FIXED, FixedKeys
from indonesia_qt.ui.support.application import make_application

COMMAND_LINE = """\
# Command line

Start the program as `indonesia-qt`, or from a clone as `sh packaging/play.sh`. Without a command it opens the window.

```sh
indonesia-qt                        # open the window
indonesia-qt friday.indonesia       # open a saved game
indonesia-qt map.geojson            # open a map in the map editor
indonesia-qt isles.indonesia-map    # play on a map that somebody shared, or edit it
indonesia-qt --continue             # continue the last game
indonesia-qt simulate --seats hard,easy --games 10
```

Every command prints its own help: `indonesia-qt simulate --help`. `simulate`, `tournament`, `replay`, `review`,
`check-map`, `check-game`, `generate`, `import`, `export`, `export-geojson`, `export-graph`, `import-graph`,
`list` and `completion` run without a window and need no display.

`indonesia-qt completion bash` prints a script by which the shell completes commands, options and names of maps; there
is one for zsh and one for fish, too. For bash, save it as `~/.local/share/bash-completion/completions/indonesia-qt`;
for zsh, as `_indonesia-qt` in a folder of `$fpath`; for fish, as `~/.config/fish/completions/indonesia-qt.fish`.

Long commands show their progress on the standard error: as a bar in a terminal, else as a line every ten seconds.
`--quiet` leaves it out.

## Exit codes

| Code | Meaning |
|---|---|
| 0 | The command did what you asked. |
| 1 | It couldn’t; an error message says why. `check-map` and `check-game` also exit with 1 if they find errors, and \
`tournament` if a bot failed in each of its games. |
| 2 | An option or a bot can’t be used as given, or `generate` or an import couldn’t; an error message says why. |
| 130 | You pressed Ctrl+C. |

## Files that are written

A file that exists is replaced only with `--force`. It’s written whole or not at all: if the disk is full, the old one
stays. With `-` for FILE, `render`, `review`, `balance`, `export`, `export-geojson` and `export-graph` write to the
standard output; the picture is a PNG then. With `-` for SAVE, or for FILE of `import` and `import-graph`, a command
reads from the standard input, at most 40 MB. Folders and devices are never replaced. `tournament` continues from its
file instead.

## Names of bots

A bot can have a thinking time: `expert@5` thinks for 5 seconds per decision. The time is more than 0 and up to 60
seconds, and only bots that search can have one. A style of play comes before that: `hard/grower`, or `expert/hunter@5`.
[Bots](bots.md#names) lists the styles. Your own bot is a class, `--bot MODULE:CLASS`, or a
[program in any language](../how-to/bot-in-any-language.md), `--bot "node bot.js"` or `--bot NAME=COMMAND`. It plays in
`--seats` under the name of its class or its file in lower case: [your first bot](../tutorials/first-bot.md) shows how.

"""
SETTINGS = """\
# Settings

Choose *Game › Settings…* (**Ctrl+,**) to change them. Every change takes effect immediately, also in the middle of a
game. The search field finds a setting by any of its words.

The settings are stored in `settings.json` in [your own folder](file-formats.md#your-own-files), each under its name
below with `preferences/` before it:

```json
{
  "preferences/theme": "dark",
  "preferences/scale": 150
}
```

You can edit the file while the program isn’t running. A value that a setting can’t have is replaced by its default,
a message says so once, and the old file is kept as `settings before 1.json`. To go back to all defaults:

```sh
indonesia-qt --reset-settings
```

The keys are settings, too: see [Keyboard](keyboard.md).

"""
KEYBOARD = """\
# Keyboard

Everything can be done with the keyboard. *Help › Keyboard shortcuts* (**Shift+F1**) shows this list in the program,
with the keys that you use now. To change a key, open the page **Keyboard** of the settings (**Ctrl+,**). On macOS,
Ctrl is the Command key.

The commands below are in the order of the menus. A command without a key is not listed; **Ctrl+K** finds it by its
name, and you can give it a key.

With a Greek, Cyrillic or other layout that has no Latin letters, a letter below means the key in its place on an
English keyboard; what you write in a field stays as you type it.

"""


LEADERBOARD = """\
# Leaderboard

How often each level of the program’s bots wins alone against a weaker one in all other seats. Each row was a tournament
in which every deal was played in every rotation of the seats. Its command plays the same games again, with the version
of the program in the row and the map whose fingerprint is below; a bot with a thinking time, such as `expert@0.2`,
plays otherwise on a faster or slower computer. Version 0.1.0 isn’t released yet, and its bots still change.
`sh packaging/ladder.sh` measures all rows of a game and prints each.

The sources are hashes of the code of both bots, as a tournament writes them into its file: equal hashes are equal bots.
The program’s own bots have the hash of the whole program, so that there is one for both. A dash is in rows that were
measured before tournaments wrote hashes down.

To compare a bot of your own, put it in the place of the first bot and print its row:

```sh
indonesia-qt tournament --bot merchant:Merchant --seats merchant,easy,easy,easy --games 60 \\
    --seed 20260000 --out merchant.jsonl
python -m indonesia_qt.bots.tournament.ladder_report merchant.jsonl
```

[How the bots think](../explanation/bots.md) says more on the levels.

"""


def leaderboard() -> str:
    """Return the page on the strength of the bots."""
    lines: list[str] = []
    maps: dict[str, str] = {}
    for game in OWN_GAMES:
        definition = definition_of(game)
        lines += [f"## {definition.title}", ""]
        rows = []
        for rung in sorted(shipped_ladder(game).rungs, key=lambda rung: (rung.map, rung.players)):
            rows.append(leaderboard_row(rung, definition))
            maps.setdefault(map_ := rows[-1][0], load_map(map_).game.fingerprint)
        lines += _table(TITLES, rows)
    prints = ((map_, f"`{fingerprint}`") for map_, fingerprint in maps.items())
    lines += ["## Maps", "", *_table(("map", "fingerprint"), prints)]
    return LEADERBOARD + "\n".join(lines).rstrip("\n") + "\n"


def command_line() -> str:
    """Return the page on the command line."""
    parser = make_parser()
    lines = ["## Options without a command", "", *_options(parser)]
    for command in COMMANDS:
        one = argparse.ArgumentParser(add_help=False)
        command.add_options(one)
        usage = " ".join(["indonesia-qt", command.name, *map(_usage, one._actions)])
        lines += [
            f"## `{command.name}`",
            "",
            f"{command.summary[0].upper()}{command.summary[1:]}.",
            "",
            f"    {usage}",
            "",
            *_options(one),
            "Example:",
            "",
            "```sh",
            f"indonesia-qt {command.example}",
            "```",
            "",
        ]
    return COMMAND_LINE + "\n".join(lines).rstrip("\n") + "\n"


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    left_out = (argparse._SubParsersAction, argparse._HelpAction)
    shown = [one for one in parser._actions if not isinstance(one, left_out)]
    yield from _table(("Option", "Meaning"), ((f"`{_names(one)}`", _sentence(one.help or "")) for one in shown))


def _names(option: argparse.Action) -> str:
    names = ", ".join(option.option_strings)
    return " ".join(filter(None, (names, _value(option)))) if names else _value(option)


def _value(option: argparse.Action) -> str:
    """The place of an option's value; empty when it takes none."""
    if option.nargs == 0:
        return ""
    value = str(option.metavar or option.dest.upper())
    return f"[{value}]" if option.option_strings and option.nargs == "?" else value


def _usage(option: argparse.Action) -> str:
    text = " ".join(filter(None, (option.option_strings[-1] if option.option_strings else "", _value(option))))
    optional = not option.required if option.option_strings else option.nargs == "?"
    return f"[{text}]" if optional else text


def settings() -> str:
    """Return the page on the settings, which the games have to be offered for."""
    lines = []
    for page in dict.fromkeys(preference.page for preference in PREFERENCES.values()):
        lines += [f"## {page}", ""]
        for key, preference in PREFERENCES.items():
            if preference.page == page:
                told = f" {preference.help}" if preference.help else ""
                lines += [f"- **{preference.text}** (`{key}`).{told} {_values(preference)}."]
        lines += [""]
    return SETTINGS + "\n".join(lines).rstrip("\n") + "\n"


def _values(preference: Preference) -> str:
    if isinstance(preference.default, bool):
        names = {"`true`": (True, "on"), "`false`": (False, "off")}
    elif preference.options:
        names = {f'`"{value}"`': (value, name) for value, name in preference.options.items()}
    else:
        least, most = preference.span
        return f"Values: {least} to {most} (default: {preference.default})"
    told = [
        f"{shown} ({name}{'; default' if value == preference.default else ''})"
        for shown, (value, name) in names.items()
    ]
    return f"Values: {', '.join(told)}"


def keyboard(game: Commands, editor: Commands) -> str:
    """Return the page on the keys of the two windows, of which nobody has changed any."""
    lines = ["## At the table", "", *_keys(game, FIXED), "## In the map editor", "", *_keys(editor, FIXED_KEYS)]
    return KEYBOARD + "\n".join(lines).rstrip("\n") + "\n"


def _keys(commands: Commands, fixed: FixedKeys) -> Iterator[str]:
    for group, ids in commands.by_group():
        rows = [(commands.name(id), commands.keys(id)) for id in ids]
        yield from _group(group, [(name, _in_words(keys)) for name, keys in rows if keys])
    for title, lines in fixed.items():
        yield from _group(plain(title), lines)


def _group(title: str, rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    if rows:
        yield from (f"### {title}", "", *_table(("Command", "Key"), rows))


def _in_words(keys: Sequence[QKeySequence]) -> str:
    """Keys as they are called on Linux and Windows."""
    return " or ".join(f"`{one.toString(QKeySequence.SequenceFormat.PortableText)}`" for one in keys)


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}." if text else ""


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield _row(titles)
    yield "|" + len(titles) * "---|"
    yield from map(_row, rows)
    yield ""


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def pages(game: Commands, editor: Commands) -> dict[str, str]:
    """Return the pages by the names of their files."""
    return {
        "command-line.md": command_line(),
        "settings.md": settings(),
        "keyboard.md": keyboard(game, editor),
        "leaderboard.md": leaderboard(),
    }


def main(folder: Path) -> None:
    """Write the pages into a folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_application()
    with tempfile.TemporaryDirectory() as own:
        os.environ["INDONESIA_QT_DATA"] = own  # where no key was changed
        window = make_window()
        editors = WindowManager(window.settings, window.appearance, window)
        editors.open(map_folders()["lagoon"])
        while not editors.windows:
            app.processEvents()
        for name, text in pages(window.commands, editors.windows[0].commands).items():
            (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
