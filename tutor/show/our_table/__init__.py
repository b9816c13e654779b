"""Our table: its house rules to choose from, and what they change."""
