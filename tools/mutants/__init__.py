"""Mutation testing: small defects, put into a copy of the sources, that the tests should notice."""
