"""The table at which any game is played: questions and answers, the log, undo, saves. Knows no game and no Qt."""
