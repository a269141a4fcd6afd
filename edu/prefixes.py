"""Prefixes of the public ids of EDU."""

from enum import StrEnum

from lib import ids


@ids.register_prefixes
class EduPrefix(StrEnum):
    """The prefix of each kind of object that has a public id."""

    PROGRAM = "prog"
    COHORT = "coh"
    RECIPIENT = "rcp"
    ENROLMENT = "enr"
    TEAM = "team"
    TEAM_MEMBER = "mem"
    TEAM_INVITATION = "tinv"
