"""Our table on a page: where it is chosen, kept and given to others, and every page that follows it."""
