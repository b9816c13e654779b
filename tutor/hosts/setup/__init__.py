"""A position of one's own on a page: what is pressed, typed or opened there changes it."""
