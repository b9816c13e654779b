"""Scenes and worked examples for the rules of French Tarot."""
