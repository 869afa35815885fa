"""The command line: the window, simulated games, replays, map checks and pictures of the board.

Nothing here draws: the window and the pictures are loaded only when they are asked for.
"""
