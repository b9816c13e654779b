"""The game of Barbu, stated in lists and codes."""
