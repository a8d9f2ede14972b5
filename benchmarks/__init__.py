"""The figures that the README quotes: ``make bench``.

Give peers to measure them in the same run, since a ratio says more than a time:
``make bench PEER=path/to/uhp-engine OPENSPIEL=path/to/python``.
"""
