"""Keeping the catalogues of messages: what the source marks for translation, and each catalogue brought up to date."""
