"""The rules of Indonesia: actions, events, state and phases."""
