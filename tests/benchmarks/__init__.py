"""How fast the program is, beside other programs that do the same kind of work.

`sh packaging/bench.sh` installs what is compared, measures, prints the table, and draws the chart of growth; it takes
some minutes. Wall-clock times are of this machine; what counts are the ratios, whose two sides are measured in turn.
"""
