"""The game as an environment for learning programs, after PettingZoo's interface for agents that take turns.

`env()` makes one; it needs the extra `indonesia-qt[learning]`. Reading order: `action_encoding` (what can be chosen),
`observation` (what is seen), `aec` (the environment).
"""

from indonesia_qt.bots.learning.aec import Environment, env

__all__ = ["Environment", "env"]
