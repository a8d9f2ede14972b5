"""Attacks on the server, one module per family; ``python -m benchmarks.server_attack`` runs them.

Everything happens on the loopback address, against a server that the attack starts itself.
"""
