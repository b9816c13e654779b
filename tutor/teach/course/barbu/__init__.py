"""The lessons on Barbu, one module each, as data; ``tutor.teach.course`` has their order."""
