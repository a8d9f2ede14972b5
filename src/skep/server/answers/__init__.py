"""The answers to requests, the same over HTTP and inside a browser tab."""
