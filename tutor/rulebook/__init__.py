"""The rulebooks as data: their chapters, a scene and worked examples for every rule, and the words of the games."""
