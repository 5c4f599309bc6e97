"""What every reader produces, and its analysis as HTML defines it."""
