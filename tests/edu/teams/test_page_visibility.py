"""Every EDU page of the back office, opened by members of another team."""

import pytest

from accounts.models import Issuer
from accounts.scopes import Role
from edu.lifecycle import TeamRole
from edu.models import Program, Team
from tests.config.admin.test_admin_tenancy import ADDRESSES, contents, url_with_row, visit
from tests.factories import make_member
from tests.factories.edu import add_to_team, make_team
from tests.factories.furnished import MARK, make_one_of_each
from tests.support.back_office import client_of

PAGES = [address for address in ADDRESSES if address.startswith("admin/edu/")]


def test_there_are_pages_to_walk():
    assert len(PAGES) >= 30


@pytest.mark.parametrize("place", [TeamRole.COORDINATOR, TeamRole.ASSESSOR])
def test_pages_hide_programs_of_another_team(issuer: Issuer, place: TeamRole):
    """But recipients: whoever coordinates sees them all, so as not to enter somebody a second time."""
    rows = make_one_of_each(issuer)
    Program.objects.filter(pk=rows[Program].pk).update(team=rows[Team])
    stranger = make_member(issuer, Role.TEAM)
    add_to_team(make_team(issuer), stranger, place)
    client, before = client_of(stranger), contents(rows)
    for address in PAGES:
        path = url_with_row(address, rows)
        if path is None or (place is TeamRole.COORDINATOR and "/recipient/" in path):
            continue
        for text in visit(client, path, issuer):
            assert MARK not in text.upper(), address
    assert contents(rows) == before
