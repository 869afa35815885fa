"""What a decision would bring, found by trying it on a copy of what the player may see; a module for each phase.

A forecast tells what happens if nobody decides otherwise after it. Nothing here knows a rule of its own.
"""
