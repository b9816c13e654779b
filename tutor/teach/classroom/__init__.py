"""A class: a task as a link, the answers to it as a code, and what a whole class has answered."""
