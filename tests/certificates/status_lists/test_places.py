"""Certificates get their places one by one, also where two workers give them at once."""

from datetime import timedelta

import pytest
from django.db import transaction
from django.utils import timezone

from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from certificates.models import CredentialForm, StatusList
from certificates.status_lists import operations as status_lists
from tests.factories import make_issuer
from tests.support.concurrency import run_while_locked

pytestmark = pytest.mark.django_db(transaction=True)


@transaction.atomic
def assign(issuer, count=1, mode=Mode.LIVE, form=CredentialForm.PRODUCT):
    key = signing_keys.active_key(issuer.pk, mode)
    return status_lists.assign(key.issuer, mode, form, count, now=timezone.now())


def test_each_issuer_mode_and_form_has_lists_of_its_own(issuer):
    other = make_issuer()
    groups = [
        assign(owner, 3, mode, form)
        for owner in (issuer, other)
        for mode in Mode
        for form in CredentialForm
    ]
    lists = [{place.status_list.pk for place in group} for group in groups]
    assert all(len(one) == 1 for one in lists)
    assert StatusList.objects.count() == len(groups) == len(set.union(*lists))
    assert all(len({place.index for place in group}) == 3 for group in groups)


def test_a_full_list_is_followed_by_the_next(issuer):
    first = assign(issuer)[0].status_list
    StatusList.objects.update(assigned=status_lists.ENTRIES - 2)
    places = assign(issuer, 5)
    assert [place.status_list == first for place in places] == [True, True, False, False, False]
    assert assign(issuer)[0].status_list == places[-1].status_list
    assert (
        len({place.index for place in places[:2]})
        == len({place.index for place in places[2:]}) - 1
        == 2
    )


def test_of_two_workers_the_second_takes_what_is_left(issuer):
    assign(issuer)
    StatusList.objects.update(assigned=status_lists.ENTRIES - 5)
    first = []
    second = run_while_locked(lambda: first.extend(assign(issuer, 6)), lambda: assign(issuer, 4))
    assert len({(place.status_list.pk, place.index) for place in first + second}) == 10
    assert sorted(StatusList.objects.values_list("assigned", flat=True)) == [5, 131_072]


def test_two_workers_that_find_no_list_make_one(issuer):
    signing_keys.active_key(issuer.pk, Mode.LIVE)
    second = run_while_locked(lambda: assign(issuer, 3), lambda: assign(issuer, 4))
    assert len(second) == 4
    assert StatusList.objects.get().assigned == 7


def test_a_list_whose_key_cannot_be_read_gives_no_more_places(issuer):
    lost = assign(issuer)[0].status_list
    StatusList.objects.update(order_key="lost")
    assert assign(issuer, 2)[0].status_list != lost
    assert StatusList.objects.get(pk=lost.pk).assigned == status_lists.ENTRIES


def test_a_list_that_gives_places_is_to_be_published_anew(issuer):
    assign(issuer)
    later = timezone.now() + timedelta(days=1)
    StatusList.objects.update(due_at=later)
    assign(issuer)
    assert StatusList.objects.get().due_at < later


def test_credential_states_its_place_in_the_status_list(issuer, settings):
    settings.BASE_URL = "https://certificates.example:8443"
    (product,) = assign(issuer)
    (diploma,) = assign(issuer, form=CredentialForm.ACHIEVEMENT)
    (of_test,) = assign(issuer, mode=Mode.TEST)
    settings.BASE_URL = "https://moved.example"
    folder = f"https://certificates.example:8443/issuers/{issuer.public_id}"
    url = f"{folder}/status/{product.status_list.public_id}"
    assert stated(product) == [
        {
            "id": f"{url}/{purpose}#{product.index}",
            "type": "BitstringStatusListEntry",
            "statusPurpose": purpose,
            "statusListIndex": str(product.index),
            "statusListCredential": f"{url}/{purpose}",
        }
        for purpose in ("revocation", "suspension")
    ]
    url = f"{folder}/status/{diploma.status_list.public_id}/revocation"
    assert stated(diploma) == {
        "id": f"{url}#{diploma.index}",
        "type": "BitstringStatusListEntry",
        "statusPurpose": "revocation",
        "statusListIndex": str(diploma.index),
        "statusListCredential": url,
    }
    url = f"{folder}/test/status/{of_test.status_list.public_id}/"
    assert all(entry["statusListCredential"].startswith(url) for entry in stated(of_test))


def stated(place):
    return status_lists.entries(place.status_list, place.index)
