"""Days with a short month: 23 oct."""

MONTH_DAY_FORMAT = "j N"
