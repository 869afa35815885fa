"""The bot `expert` of November 2026, copied so that it stays what it is: an opponent by whom later bots are measured.

A tournament with `--bot tests.opponents.first_expert:FirstExpert --seats firstexpert,expert` plays against it. When the
program renames something, `engine.py` follows; nothing else of the copy changes, and `test_first_expert.py` holds its
answers. The rules are those of the program.
"""

from tests.opponents.first_expert.expert import FirstExpert

__all__ = ["FirstExpert"]
