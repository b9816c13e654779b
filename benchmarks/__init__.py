"""Measurements of the engine's speed, beside a peer in the same run.  ``make bench`` prints the numbers."""
