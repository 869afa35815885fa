"""The rules of the game: pictures, quick reference, and the places that prompts lead to."""
