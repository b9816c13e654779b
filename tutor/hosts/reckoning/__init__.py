"""What one reckons at a table, on a page: the worth of a hand, the odds of cards that one does not see."""
