"""Games as environments for learning programs."""
