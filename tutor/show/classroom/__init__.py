"""A task, and what a class has answered to it, as JSON and in plain text."""
