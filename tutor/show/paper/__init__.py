"""Exercises and deals on paper: standalone pages that a browser prints, on A4 and on Letter."""
