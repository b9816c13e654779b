"""Scenes and worked examples for the rules of Barbu."""
