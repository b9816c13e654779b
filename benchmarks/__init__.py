"""How fast the engine is, beside a peer in the same run.  ``make bench`` prints the numbers."""
