"""French Tarot on the table."""
