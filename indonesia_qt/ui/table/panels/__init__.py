"""What the panels of any question are made of."""
