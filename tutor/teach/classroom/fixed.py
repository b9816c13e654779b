"""What a class’s links and codes are made of, and what the help of the commands names without drawing an exercise."""

#: The moments at which right answers are shown: each at once, or all at the end.
ONCE, END = MOMENTS = ("once", "end")
#: The most letters and digits of a code.
LONGEST_CODE = 64
