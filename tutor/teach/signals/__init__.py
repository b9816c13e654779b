"""Cards that speak: deals in which defenders keep their word, and what a card tells by the conventions of a table."""
