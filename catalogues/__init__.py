"""The catalogues of messages: the messages that the source marks for translation, and the update of each catalogue."""
