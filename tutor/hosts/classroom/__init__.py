"""A class on the site, where a teacher makes a task, and reads what comes back."""
