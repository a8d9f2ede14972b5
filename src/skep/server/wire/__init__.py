"""The wire: accepts connections and limits what a client may send or leave unread.

The protocols are uvicorn's. The classes here add deadlines, budgets and closes that always end.
"""
