"""Conventions of the defenders for the meaning of their cards: packs of conventions, each a small file of data.

``catalogue`` has the conventions that are written down somewhere, with their words and sources; ``moments`` are the
moments at which a card can speak, ``meanings`` what it can say, and ``claims`` what that claims of a hand.  A pack
(``pack``, read part by part in ``parts``) says which cards say what when, by which convention; ``faults`` finds what is
wrong with one, and ``agreed`` refuses those by which nobody can play.  A convention decides no move: everybody may know
it.
"""
