"""The coach: which move a player had better make, by what that player may know, said only where it is certain."""
