"""At home in other programs: frameworks, site generators and pytest. A module or a folder each.

Each imports its program only, and none is imported by the rest of the package.
"""
