"""What a position and a game hold: forecasts, statistics, ledgers and reports."""
