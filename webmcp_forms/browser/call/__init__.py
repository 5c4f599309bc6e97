"""What happens to a call: values, constraints, and in time filling and submission."""
