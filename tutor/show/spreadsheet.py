"""Texts as the cells of a spreadsheet."""

#: What a spreadsheet takes for the beginning of a formula.
RECKONED = ("=", "+", "-", "@", "\t", "\r")


def cell(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(RECKONED) else name
