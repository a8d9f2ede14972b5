"""The wire: connections as they come in, with a bound on whatever a client sends or leaves unread.

The protocols are uvicorn's; the classes here add deadlines, budgets and an end to every close.
"""
