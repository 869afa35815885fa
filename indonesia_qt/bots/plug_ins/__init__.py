"""Plug-ins: bots of the user's own, which may come from strangers. Each plays in a process of its own.

The program never imports a plug-in. `host` starts the process and asks, with limits; `process` is what runs in it.
The plug-in gets the view of its seat and nothing else of the game. What it sends is decoded as an answer and as
nothing else: no pickle comes from it.
"""
