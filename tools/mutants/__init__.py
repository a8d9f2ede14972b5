"""Mutation testing: puts small defects into copies of the sources that the tests should notice."""
