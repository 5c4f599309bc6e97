"""HTML in the strings of programs: template literals, tagged ones, concatenations, f-strings. Only read when asked for.

`javascript` and `python` find the strings, `page` reads each as a page in the language that its markup is in, and
`reader` makes them readings of one document, since a program shows one or the other.
"""
