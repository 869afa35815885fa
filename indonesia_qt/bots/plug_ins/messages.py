"""What the program and the process of a plug-in send each other.

The program sends pickles: first the `ProcessSetup` of the process, then pairs of a method of the bot and its arguments.
The process sends an `Answer` or a `Failure` for each of them; its answer to the set-up is an `About`.
"""

from __future__ import annotations

from msgspec import Struct

KEYWORD = "seconds"
"""What a bot's class calls the time that it may think about one decision."""
LARGEST_REPLY = 1_000_000
"""Bytes of a reply."""


class ProcessSetup(Struct, frozen=True):
    """What a process is for: the bot `module:Class`, the time that it may think, and the memory it may use."""

    bot: str
    seconds: float | None
    memory_bytes: int


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that was loaded: its usual time to think if its class takes one, and whether it is a `ParallelBot`."""

    usual_seconds: float | None
    shares_out: bool
