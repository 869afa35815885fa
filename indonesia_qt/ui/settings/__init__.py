"""Settings and commands: how they are kept, changed and shown."""
