"""Everything that changes something, done once in real transactions: none of it may fail.

Most tests run inside a transaction of their own. Here requests begin theirs themselves, as in
production: operations of the API without an Idempotency-Key unless they need one, and every form
that a page of the back office shows.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from accounts.keys.operations import NewKey
from accounts.models import Issuer, Member, User
from accounts.scopes import Mode, Role
from tests.config.admin.test_admin_tenancy import ADDRESSES, OPEN, Rows, platform_rows, url_with_row
from tests.config.openapi.test_examples import tell_all
from tests.examples import office
from tests.examples.teller import Teller
from tests.factories import make_issuer, make_key, make_member
from tests.factories.furnished import make_one_of_each
from tests.support.back_office import client_of, with_issuer
from tests.support.forms import SentForm, forms_of
from tests.support.openapi import api_document
from tests.webhooks.receiver import Receiver

pytestmark = pytest.mark.django_db(transaction=True)
MOST_FORMS = 12  # of one page that are sent
DEEPEST = 2  # pages behind a form that ask whether it is meant
LEAVING = ("/logout/", "/i18n/")  # forms of the frame: signing out, the language
# Writes of which the form alone says that they have happened.
DONE = {
    "admin/edu/cohort/<path:object_id>/overview/",
    "admin/edu/program/<path:object_id>/overview/",
    "admin/certificates/certificate/<path:object_id>/suspend/",
    "admin/accounts/apikey/<path:object_id>/revoke/",
}
BY_MODEL: dict[str, list[str]] = {}
for _address in ADDRESSES:
    if _address.split("/")[1] not in OPEN:
        BY_MODEL.setdefault("/".join(_address.split("/")[1:3]), []).append(_address)


def test_every_operation_of_the_api_writes_in_its_own_transaction(
    issuer: Issuer,
    owner: User,
    operator: User,
    key: NewKey,
    folder: Path,
    log_folder: Path,
    receiver: Receiver,
):
    """A story for every operation (test_examples.py sees to that), each accepted."""
    api = Teller(key, api_document(), careful=False)
    tell_all(api, issuer=issuer, owner=owner, operator=operator, receiver=receiver)
    test_mode = Teller(make_key(issuer, mode=Mode.TEST), api_document(), careful=False)
    office.try_out(test_mode)
    operations = {
        operation["operationId"]
        for item in api_document()["paths"].values()
        for operation in item.values()
    }
    assert api.recorded.keys() | test_mode.recorded.keys() == operations


@pytest.mark.parametrize("model", sorted(BY_MODEL))
def test_every_form_of_the_back_office_writes_in_its_own_transaction(model: str):
    done = set()
    shared: Rows = {}  # what belongs to no issuer
    visit: PageVisit | None = None
    for number, address in enumerate(BY_MODEL[model]):
        if visit is None or visit.changed:  # what took no form is as it was
            visit = PageVisit(make_issuer(f"Issuer {number}"))
            rows, owner = make_one_of_each(visit.issuer), make_member(visit.issuer, Role.OWNER)
            shared = shared or platform_rows(visit.issuer, rows)
            rows = shared | rows | {Issuer: visit.issuer, User: rows[Member].user}
            operator = User.objects.create_superuser(f"ops-{number}@platform.example")
        path = url_with_row(address, rows)
        for user in (owner, operator):
            if path is not None and visit.send_all(client_of(user), path):
                done.add(address)
    assert done >= DONE & set(BY_MODEL[model])


def _forms(page: Any) -> list[tuple[SentForm, tuple[str, str]]]:
    """The forms of a page, once for each of their buttons."""
    if page.status_code != 200 or page.streaming or "html" not in page["Content-Type"]:
        return []
    forms = [each for each in forms_of(page.text) if not any(at in each.action for at in LEAVING)]
    return [(form, button) for form in forms for button in form.buttons or [("", "")]]


@dataclass
class PageVisit:
    """Pages of an issuer, and the forms that were sent from them."""

    issuer: Issuer
    changed: bool = False  # a form was accepted
    sent: set[tuple[Client, str, tuple[str, str], frozenset[str]]] = field(default_factory=set)

    def send_all(self, client: Client, path: str) -> bool:
        """Sends every form of a page, by each of its buttons. Whether one of them was accepted."""
        page: Any = client.get(path, with_issuer(self.issuer))
        assert page.status_code < 500, path
        accepted = [self.send(client, path, *each) for each in _forms(page)[:MOST_FORMS]]
        self.changed |= any(accepted)
        return any(accepted)

    def send(
        self, client: Client, path: str, form: SentForm, button: tuple[str, str], depth: int = 0
    ) -> bool:
        """Whether it leads on (to another page, or to a file), and not back to the form.

        A form that comes back with the same fields, as one that was refused, is not sent again.
        """
        files = {name for name, kind in form.kinds.items() if kind == "file"}
        name, value = button
        values = {**with_issuer(self.issuer), **form.values, **({name: value} if name else {})}
        action = form.action if form.action.startswith("/") else path + form.action
        request = (client, action.removesuffix("?"), button, frozenset(values))
        if request in self.sent:
            return False
        self.sent.add(request)
        answer: Any = client.post(action, {**values, **{each: _file() for each in files}})
        assert answer.status_code < 500, (action, button)
        if answer.streaming:
            answer.getvalue()  # to its end, which closes the file
        if answer.status_code in {302, 303}:
            assert "login" not in answer["Location"], action
            return True
        if "Content-Disposition" in answer:
            return True
        if depth == DEEPEST:
            return False
        here = action.partition("?")[0]
        accepted = [self.send(client, here, *each, depth + 1) for each in _forms(answer)[:2]]
        return any(accepted)


def _file() -> SimpleUploadedFile:
    content = b"serialNumber,productId,externalId,familyName,grade\n1,A,S-1,Gashi,1.0\n"
    return SimpleUploadedFile("rows.csv", content, content_type="text/csv")
