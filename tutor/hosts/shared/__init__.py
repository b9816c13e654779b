"""Things that tables and exercises share, in every host."""
