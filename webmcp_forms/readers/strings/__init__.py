"""HTML in the strings of programs: template literals, tagged ones, concatenations, f-strings. Only read when asked for.

`javascript` and `python` find the strings, and `reader` reads them as one page in which all code is blank. Each string
is an arm of its own, since a program shows one or the other.
"""
