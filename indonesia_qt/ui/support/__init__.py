"""What every window builds on: the application, worker processes, errors, translations. Knows no widget."""
