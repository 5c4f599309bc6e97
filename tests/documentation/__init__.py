"""The blocks of code in the documentation, and the project in which a reader tries them."""
