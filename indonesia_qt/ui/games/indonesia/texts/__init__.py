"""The game in words: events, prompts, actions, names. Knows no Qt."""
