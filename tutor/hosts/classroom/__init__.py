"""A class on the site, where a teacher makes a task, a learner answers it, and the teacher reads what comes back."""
