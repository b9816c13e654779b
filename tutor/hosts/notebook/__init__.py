"""Lessons in JupyterLab: tables and exercises as widgets, and what is kept beside a notebook."""
