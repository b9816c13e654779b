"""A class on a JupyterHub of this machine: learners who open a lesson, run it and press cards, and what that costs."""
