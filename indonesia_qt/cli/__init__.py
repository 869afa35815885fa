"""The command line: the window, simulated games, replays, map checks and pictures of the board.

Nothing here draws: the window and the pictures are loaded only when they are asked for.
"""

from indonesia_qt.cli.command_line import make_parser, run, with_command

__all__ = ["make_parser", "run", "with_command"]
