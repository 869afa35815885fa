"""Singapore: its rules, its bots, and its boards."""
