"""Barbu for learners: where its tables begin, deals to ask about, kinds of question, and lessons."""
