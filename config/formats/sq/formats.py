"""How days are written in Albanian: Django's own months begin with a capital letter, which Albanian ones
do not, and its time says 5.58.MD."""

DATE_FORMAT = "d.m.Y"
TIME_FORMAT = "H:i"
DATETIME_FORMAT = "d.m.Y, H:i"
SHORT_DATE_FORMAT = "d.m.Y"
SHORT_DATETIME_FORMAT = "d.m.Y, H:i"
FIRST_DAY_OF_WEEK = 1
NUMBER_GROUPING = 3
