"""Days with a short month: 23. Okt."""

MONTH_DAY_FORMAT = "j. N"
