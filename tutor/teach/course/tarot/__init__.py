"""The lessons as data: one module a part of the course."""
