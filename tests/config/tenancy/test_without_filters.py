"""The database keeps issuers apart where the application forgets to: with `for_issuer` taken away."""

from typing import Any

import pytest
from django.apps import apps

from accounts.models import User
from lib.database import tenancy
from tests.config.admin.test_admin_tenancy import (
    ROW_ADDRESSES,
    Rows,
    TwoIssuers,
    outsider,
    rows,
    texts_of,
    two_issuers,
    url_with_row,
)
from tests.factories.furnished import MARK
from tests.support.back_office import client_of
from tests.support.tenancy import QUERYSETS, take_filters_away
from tests.support.walks import check_each

__all__ = ["outsider", "rows", "two_issuers"]  # fixtures


@pytest.mark.parametrize("queryset", QUERYSETS, ids=lambda queryset: queryset.__name__)
def test_without_its_filter_the_database_refuses_the_foreign_row(
    queryset: type[Any], two_issuers: TwoIssuers, db: None, monkeypatch: pytest.MonkeyPatch
):
    """`for_issuer` finds everything that the database shows: nothing of the first issuer's."""
    monkeypatch.setattr(queryset, "for_issuer", lambda rows, *_issuer_and_mode: rows.all())
    own = two_issuers.other_issuer.pk
    for model in apps.get_models():
        if type(model._default_manager.all()) is queryset:
            with tenancy.acting_for(own):
                all_rows: Any = model._default_manager
                shown = {*all_rows.for_issuer(own).values_list("issuer_id", flat=True)}
            assert shown <= {own}, model


def test_without_any_filter_pages_show_the_outsider_nothing(
    outsider: User, rows: Rows, monkeypatch: pytest.MonkeyPatch
):
    take_filters_away(monkeypatch)
    client = client_of(outsider)

    def check(address: str) -> None:
        response = client.get(url_with_row(address, rows), follow=True)
        assert not any(MARK in text.upper() for text in texts_of(response))

    check_each(ROW_ADDRESSES, check)
    assert client.get("/admin/").status_code == 200, "some address has ended the session"
