"""The score pad: a match that a real table plays, deal by deal, with its players’ names."""
