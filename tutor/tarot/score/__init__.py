"""The score of French Tarot: counting the cards, the score sheet, and which numbers deals can come to."""
