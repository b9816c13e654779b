"""A card table: its state, its answers to intents, and the scripts that carry clicks."""
