"""Questions, the course and its lessons on a page, in plain text and as JSON."""
