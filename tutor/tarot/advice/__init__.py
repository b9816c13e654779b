"""Advice on French Tarot, and what the tutor’s players do."""
