"""What one reckons at a table of French Tarot: what a hand is worth, and how likely unseen cards lie here or there."""
