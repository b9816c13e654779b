"""Barbu on the table."""
