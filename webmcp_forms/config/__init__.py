"""What a run reads: the files its paths stand for."""
