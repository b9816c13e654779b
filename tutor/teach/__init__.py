"""Teaching: lessons and the exercises in them."""
