"""Forms that submit themselves."""
