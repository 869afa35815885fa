"""What lies on the board: marks, pieces, routes and highlights."""
