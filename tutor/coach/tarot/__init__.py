"""The coach of French Tarot."""
