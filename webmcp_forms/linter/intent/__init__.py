"""What a form is for and what its words say, in many languages: data, and the judgements made from it."""
