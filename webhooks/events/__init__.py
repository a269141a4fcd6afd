"""Events: the rows, the pages, and the feed of those who fetch them."""
