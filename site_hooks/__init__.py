"""How the site is built: hooks for MkDocs, the notebooks' template, the live engine's files, a local server."""
