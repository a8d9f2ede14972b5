"""The server: Skep's engine, or anybody's player, as a UHP engine."""
