"""Albanian, for which Django has formats only in part."""
