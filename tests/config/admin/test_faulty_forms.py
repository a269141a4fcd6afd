"""Forms of the back office: the top of a refused one has the focus and leads to each field that is wrong;
one that asks for confirmation says whom or what it is about.
"""

import re
from collections.abc import Iterator
from typing import Any

from django.forms import BaseForm

from accounts.models import Issuer, User
from tests.config.admin.test_admin_tenancy import ADDRESSES, platform_rows, url_with_row
from tests.factories.furnished import MARK, make_one_of_each
from tests.support.back_office import client_of, with_issuer

WITHOUT_FORM = re.compile(r"admin/(\w+/\w+/)?$|/(logout|history|delete|progress|print)/")
TYPED = "☃" * 3000  # too long, no number, no date, no choice


def forms_of(response: Any) -> Iterator[BaseForm]:
    """The forms of a page."""
    context: dict[str, Any] = getattr(response, "context_data", None) or {}
    for value in context.values():
        form = getattr(value, "form", value)  # Django's own wrapper of a row's form
        if isinstance(form, BaseForm):
            yield form


def test_the_top_says_what_is_wrong_and_what_is_asked_about(issuer: Issuer, owner: User):
    rows = make_one_of_each(issuer)
    rows |= platform_rows(issuer, rows)
    client, refused, silent, asking, nameless = client_of(owner), 0, set(), 0, set()
    for address in (
        url_with_row(each, rows) for each in ADDRESSES if not WITHOUT_FORM.search(each)
    ):
        page = client.get(address)
        shown = getattr(page, "context_data", None) or {}
        if shown.get("confirmed") and "object_id" in page.resolver_match.kwargs:
            asking += 1
            named = MARK in f"{shown['title']} {shown.get('rows')}".upper()
            nameless |= set() if named or "/job/" in address else {address}
        names = {form.add_prefix(name) for form in forms_of(page) for name in form.fields}
        if not names:
            continue
        posted = {**dict.fromkeys(names, TYPED), "confirmed": "yes", "add": "yes"}
        response = client.post(address, with_issuer(issuer, **posted))
        summary = response.text.partition("errornote")[2]
        for form in forms_of(response):
            faulty = [field for field in form.visible_fields() if field.errors]
            refused += form.is_bound and bool(faulty)
            links = {f'href="#{each.id_for_label or each.auto_id}"' for each in faulty}
            silent |= {(address, link) for link in links if link not in summary}
            assert not faulty or "autofocus" in summary.partition(">")[0], address
    assert (silent, nameless) == (set(), set())
    assert refused > 40
    assert asking > 25
