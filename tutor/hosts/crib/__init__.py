"""One page to lay on the table, on a page of the site that prints it."""
