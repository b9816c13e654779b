"""The build of the site: hooks for MkDocs, the notebooks' template, the live engine's files, a local server."""
