"""A board as one picture that stands alone, drawn from the board’s HTML: no script, no style of a page, no font."""
