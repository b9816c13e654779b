"""Showing: words, cards, tables and pages made from reasons and positions.  No rule is decided here."""
