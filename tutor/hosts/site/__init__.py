"""Pages of the site: tables with the engine in a worker, and pages that change without being loaded."""
