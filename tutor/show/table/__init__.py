"""The table of any game on a page: what lies on it, the hand, the verdicts, the score and the story."""
