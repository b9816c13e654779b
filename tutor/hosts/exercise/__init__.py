"""An exercise: its state, its answers, and the scripts that compare an answer with the right ones."""
