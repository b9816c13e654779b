"""The games, stated in lists and codes: what the second judges of several families have in common."""
