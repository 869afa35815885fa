"""Games that can be played at the table, a package each."""
