"""The bot `expert` of 2026-11-29, copied so that it stays what it is: an opponent by whom later bots are measured.

A tournament with `--bot tests.opponents.second_expert:SecondExpert --seats secondexpert,expert` plays against it. When
the program renames something, `engine.py` follows; nothing else of the copy changes, and `test_experts.py` holds its
answers. The rules are those of the program.
"""

from tests.opponents.second_expert.lookahead import SecondExpert

__all__ = ["SecondExpert"]
