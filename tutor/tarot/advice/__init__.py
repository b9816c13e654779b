"""Advice on French Tarot, and the moves of the tutor’s players."""
