"""Which domains can be proved at all, and in which form they are stored and shown."""

import pytest

from accounts.domains.rules import InvalidDomain, displayed, normalize


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("example.com", "example.com"),
        (" Example.COM. ", "example.com"),
        ("https://www.example.com/about?x=1", "www.example.com"),
        ("example.com:8443", "example.com"),
        ("müller.de", "xn--mller-kva.de"),
        ("XN--MLLER-KVA.de", "xn--mller-kva.de"),
        ("straße.de", "xn--strae-oqa.de"),  # not strasse.de, which is another domain
        ("works.github.io", "works.github.io"),
        ("a.b.co.uk", "a.b.co.uk"),
    ],
)
def test_a_domain_is_stored_in_one_form(typed: str, name: str):
    assert normalize(typed) == name


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", "format"),
        ("exa mple.com", "format"),
        ("-example.com", "format"),
        ("https://[", "format"),
        ("a" * 64 + ".com", "format"),
        (".".join(["abc"] * 70) + ".com", "format"),
        ("exam_ple.com", "format"),
        ("127.0.0.1", "address"),
        ("0x7f.1", "address"),
        ("2130706433", "address"),
        ("http://[::1]/", "address"),
        ("localhost", "private"),
        ("db.localhost", "private"),
        ("intranet", "private"),
        ("plant.local", "private"),
        ("printer.internal", "private"),
        ("1.0.0.127.in-addr.arpa.local", "private"),
        ("com", "suffix"),
        ("co.uk", "suffix"),
        ("github.io", "suffix"),
    ],
)
def test_malformed_and_private_domain_names_are_refused(typed: str, fault: str):
    with pytest.raises(InvalidDomain) as refused:
        normalize(typed)
    assert refused.value.fault == fault


def test_a_name_in_another_script_shows_its_ascii_form_too():
    assert displayed("example.com") == "example.com"
    assert displayed("xn--mller-kva.de") == "müller.de (xn--mller-kva.de)"
    lookalike = normalize("аpple.com")  # with a Cyrillic letter
    assert lookalike in displayed(lookalike)
