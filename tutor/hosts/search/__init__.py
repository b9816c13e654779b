"""The search of the site: what finds the answers to a question, and the box in which it is typed."""
