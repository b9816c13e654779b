"""The course as data: lessons with named steps, in the order in which they are taken."""
