"""What tables and exercises share, in every host."""
