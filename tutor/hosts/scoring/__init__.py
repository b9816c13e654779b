"""The score pad on a page: what is entered there, and where the evenings are kept."""
