"""Planning deliveries: the largest plans of a company and their outcomes."""
