"""One page to lay on the table: what people look up while they play, by the house rules of their table."""
