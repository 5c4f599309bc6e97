"""HTML whose attributes, elements and texts are bound to expressions: Vue, Svelte, Astro, Angular, Thymeleaf and more.

Bindings become islands, and the rest is done as for server templates: `tags` finds the tags of a text whose other
islands are masked, `attributes` turns bound attributes into islands that stand for their values, `structure` turns
directives such as `v-if` into blocks around their elements, and `reader` reads the result. A language is a row of
`languages`.
"""
