"""The client: any UHP engine, started as a process and asked from Python."""
