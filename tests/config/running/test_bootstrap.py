"""`bootstrap` on a new installation: what it prints is enough to issue."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from accounts.models import Issuer, User
from tests.support.problems import row_counts

pytestmark = pytest.mark.django_db
NEW = {"email": "operator@example.com", "issuer": "Muster Werke GmbH", "time_zone": "Europe/Berlin"}


def bootstrap(**changes: str) -> dict[str, str]:
    """Runs the command, and reads what it printed."""
    out = StringIO()
    call_command("bootstrap", stdout=out, **(NEW | changes))
    lines = [line.split("  ", 1) for line in out.getvalue().splitlines() if "  " in line]
    return {name.strip(): value.strip() for name, value in lines}


def test_the_printed_key_and_password_issue_a_certificate_and_open_the_back_office():
    printed = bootstrap()
    answer = Client().post(
        "/api/external/certificates/issue",
        data={"typeId": int(printed["typeId"]), "productId": "ART-100", "serialNumber": "1"},
        content_type="application/json",
        headers={"x-api-key": printed["API key"]},
    )
    assert answer.status_code == 201, answer.content
    assert row_counts()[0] == 1
    operator = User.objects.get(email=printed["Operator"])
    assert operator.check_password(printed["Password"])
    assert operator.is_superuser
    assert Issuer.objects.get().time_zone == "Europe/Berlin"


def test_bootstrap_works_once():
    bootstrap()
    with pytest.raises(CommandError, match="already"):
        bootstrap(email="second@example.com", issuer="Another GmbH")
    assert (Issuer.objects.count(), User.objects.count()) == (1, 1)


@pytest.mark.parametrize(
    ("changes", "said"),
    [({"email": "operator"}, "e-mail"), ({"time_zone": "Mars/Olympus"}, "time zone")],
)
def test_nonsense_is_refused_before_anything_is_made(changes: dict[str, str], said: str):
    with pytest.raises(CommandError, match=said):
        bootstrap(**changes)
    assert (Issuer.objects.count(), User.objects.count()) == (0, 0)
