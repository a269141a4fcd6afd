"""Days in numbers: Django's Albanian months begin with a capital letter, and Albanian ones don't."""

DATE_FORMAT = "d.m.Y"
TIME_FORMAT = "H:i"
DATETIME_FORMAT = "d.m.Y, H:i"
SHORT_DATE_FORMAT = "d.m.Y"
SHORT_DATETIME_FORMAT = "d.m.Y, H:i"
NUMBER_GROUPING = 3
