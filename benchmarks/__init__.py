"""The figures that the README quotes: ``make bench``.

Peers are measured in the same run where they are at hand, since a ratio says
more than a time: ``make bench PEER=path/to/uhp-engine OPENSPIEL=path/to/python``.
"""
