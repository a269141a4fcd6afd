"""The public ids of EDU's rows, and their addresses in the API."""

from enum import StrEnum

from django.conf import settings

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


EDU = "/api/external/edu"


def resource_url(*parts: str) -> str:
    """A row in the API, such as `/edu/{collection}/{public_id}`, or a whole collection."""
    return "/".join((f"{settings.BASE_URL}{EDU}", *parts))
