"""Whatever an issuer writes stands on paper as it was written: no code, no crash, nothing silent."""

from io import BytesIO
from itertools import chain
from typing import Any

import pytest
from django.conf import settings
from hypothesis import given, settings as examples, strategies as st
from pypdf import PdfReader

from certificates.certificate.document import Item
from certificates.printing import typesetting
from certificates.printing.printable_text import MISSING, PrintableText, _clusters, further_fonts
from certificates.printing.typesetting import Typesetter, typeset
from tests.certificates.issuing.bulk_helpers import BULK
from tests.certificates.issuing.form_helpers import issue_form_url, send_form
from tests.certificates.printing.helpers import fetch_pdf, inspection, read_pdf, text_of
from tests.support.back_office import client_of

HOSTILE = (
    '#panic("x") $x^2$ *b* _i_ `raw` @ref <lab> #import "/etc/passwd": * \\u{41} " \' // /* = H'
)
SHEET: dict[str, Any] = {
    "layout": "report",
    "locale": "en",
    "own": "sq",
    "id": "cert_01h455vb4pex5vsknk084sn02q",
    "hash": "0" * 64,
    "url": "https://certificates.example",
    "qr": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
    "canonical": None,
    "proof": None,
    "unprintable": None,
    "test": None,
    "mark": "TEST",
    "stamp": None,
    "beyond": None,
    "extract": None,
    "holder": None,
    "lead": [],
    "facts": [],
    "items": None,
    "tables": [],
    "people": [],
    "files": [],
    "number": "1",
    "issuer": "I",
    "description": "",
    "words": dict.fromkeys(
        "page check qr facts files signed address hash claim attached".split(), "word"
    ),
}
LETTERHEAD: dict[str, Any] = {
    "color": None,
    "address": "",
    "website": "",
    "columns": 2,
    "logo": None,
    "signature": None,
    "signatory": None,
}
DAY = {"year": 2026, "month": 1, "day": 5, "hour": 10, "minute": 0, "second": 0}


def set_in_type(text: str) -> bytes:
    """A document with this text at the places that have fonts of their own."""
    row = {"label": text, "value": text, "own": True, "wide": False}
    sheet = {**SHEET, "title": text, "subject": [row], "people": [{"name": text, "role": text}]}
    content = {"title": text, "author": text, "letterhead": LETTERHEAD, "sheets": [sheet]}
    return typeset({**content, "date": DAY, "fonts": further_fonts(content)})


@examples(max_examples=25, deadline=None)
@given(st.lists(st.text(max_size=80), min_size=1, max_size=8))
def test_any_text_can_be_printed(texts: list[str]):
    assert set_in_type("T" + " ".join(map(PrintableText().fit, texts))).startswith(b"%PDF")


def test_every_letter_of_many_scripts_at_once():
    """What Unicode's first plane holds, in pieces: one that no font draws would stop the press.

    Of Chinese and Korean, which one font each draws, every tenth.
    """
    letters = PrintableText()
    chinese, korean = range(0x3400, 0xA000, 10), range(0xAC00, 0xD7A4, 10)
    others = [range(0x20, 0x3400), range(0xA000, 0xAC00), range(0xD7A4, 0xD800)]
    ranges = chain(chinese, korean, *others, range(0xE000, 0x10000))
    everything = "".join(map(chr, sorted(ranges)))
    kept = letters.fit(everything).replace(MISSING, "")
    assert letters.lost
    assert len(kept) > (15_000 if settings.FONT_FOLDERS else 5_000)
    letters_in_turn = list(_clusters(kept))
    for start in range(0, len(letters_in_turn), 4_000):
        part = "".join(letters_in_turn[start : start + 4_000])
        assert set_in_type(part).startswith(b"%PDF")


@pytest.mark.skipif(
    not settings.FONT_FOLDERS, reason="fonts-noto-core and fonts-noto-cjk are missing"
)
@pytest.mark.parametrize(
    "name", ["佐藤 太郎", "김민수", "मोहन क्षत्रिय", "สมชาย", "தமிழ்", "বাংলা", "አማርኛ", "ខ្មែរ", "გიორგი"]
)
def test_names_of_the_world_are_printed(certificate_type, api, name: str):
    path = f"certificates/{_with(certificate_type, grade=name)}/pdf"
    text = text_of(read_pdf(fetch_pdf(api, path)))
    assert MISSING not in text
    assert set(name) <= set(text)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("ë ç ß œ Ç Œ Ë „x“ «y» – €", "ë ç ß œ Ç Œ Ë „x“ «y» – €"),
        ("⌀ 12 ± 0,5 µm ≤ Ω Δ", "⌀ 12 ± 0,5 µm ≤ Ω Δ"),
        ("Жуков Ωμέγα שלום مرحبا", "Жуков Ωμέγα שלום مرحبا"),
        ("漢字 🧿", "□□ □"),
        ("\u200b\u200b", "□"),
        ("a\u0301 x\u0489", "a\u0301 x\u0489"),
        ("exe.\u202egpj\u200b\ufeff", "exe.gpj"),  # nothing turns the order around
        ("a\tb\nc", "a   b\nc"),
    ],
)
def test_letters_that_no_font_has_become_boxes(settings, text: str, printed: str):
    settings.FONT_FOLDERS = []
    letters = PrintableText()
    assert letters.fit(text) == printed
    assert letters.lost == (MISSING in printed)


def test_long_word_without_blanks_is_printed_whole(certificate_type, api):
    long = "W" * 900
    assert PrintableText().fit(long).replace("\u200b", "") == long
    document = read_pdf(
        fetch_pdf(api, f"certificates/{_with(certificate_type, description=long)}/pdf")
    )
    assert long in text_of(document).replace(" ", "")


def test_hostile_text_is_text(certificate_type, api):
    certificate = inspection(
        certificate_type,
        locale="en",
        product_id=HOSTILE,
        holder_name=HOSTILE,
        metadata={"description": HOSTILE, HOSTILE[:60]: "x", "testResults": [[HOSTILE] * 4]},
        signatories=[],
    )
    text = text_of(read_pdf(fetch_pdf(api, f"certificates/{certificate.public_id}/pdf")))
    squeezed = text.replace(" ", "")
    assert squeezed.count(HOSTILE.replace(" ", "")) >= 3
    assert "root:" not in text


def test_whoever_issues_what_no_font_has_is_told(settings, certificate_type, api, operator):
    settings.FONT_FOLDERS = []
    draft = {"typeId": certificate_type.pk, "productId": "A", "holderName": "José 佐藤"}
    warning = {"code": "not_printable", "pointer": "/holderName"}
    issued = api.post("certificates/issue", {**draft, "serialNumber": "1"})
    (said,) = issued.json()["warnings"]
    assert said.items() >= warning.items()
    assert said["detail"].endswith("佐 藤")
    rows = {"certificates": [{**draft, "serialNumber": n, "metadata": {"a/b": "शर"}} for n in "23"]}
    for dry_run in (True, False):
        body = {**rows, "dryRun": dry_run}
        results = api.post(BULK, body, **{"Idempotency-Key": str(dry_run)}).json()["results"]
        pointers = [each["pointer"] for each in results[1]["warnings"]]
        assert pointers == ["/certificates/1/holderName", "/certificates/1/metadata/a~1b"]
    plain = api.post("certificates/issue", {**draft, "holderName": "Zoë Öz", "serialNumber": "4"})
    assert "warnings" not in plain.json()
    for button, serial in (("check", "5"), ("issue", "5")):
        values = {"product_id": "A", "serial_number": serial, "holder_name": "佐藤"}
        page = send_form(client_of(operator), issue_form_url(certificate_type), button, **values)
        assert "no font here has: 佐 藤" in page.text


def test_a_missing_letter_is_owned_up_to(settings, monkeypatch, certificate_type, api):
    settings.FONT_FOLDERS = []
    own = Typesetter()  # one that begins here has no further fonts, and tests to come need them
    monkeypatch.setattr(typesetting, "_typesetter", own)
    for name, lost in (("漢字", True), ("Ωμέγα مرحبا", False)):
        text = text_of(
            read_pdf(fetch_pdf(api, f"certificates/{_with(certificate_type, grade=name)}/pdf"))
        )
        assert ("□ stands for" in text) is lost
    own._end()


def test_five_hundred_items_and_rows_go_over_many_pages(certificate_type, api):
    items = [Item(position=n, product_id="ART", serial_number=f"SN-{n:04}") for n in range(1, 501)]
    rows = [[f"row {n}", "1", "2", "mm"] for n in range(1, 501)]
    certificate = inspection(certificate_type, locale="en", items=items)
    document = read_pdf(fetch_pdf(api, f"certificates/{certificate.public_id}/pdf"))
    assert len(document.pages) > 5
    assert "SN-0500" in text_of(document)
    assert "Serial number" in document.pages[3].extract_text()  # the head stands on each page
    assert f"Page 4 of {len(document.pages)}" in document.pages[3].extract_text()
    certificate = inspection(
        certificate_type, certificate_number="2", locale="en", metadata={"testResults": rows}
    )
    assert "row 500" in text_of(
        read_pdf(fetch_pdf(api, f"certificates/{certificate.public_id}/pdf"))
    )


@pytest.mark.parametrize(("columns", "counts"), [(1, range(24, 38)), (2, range(30, 44, 2))])
def test_no_head_of_a_table_stands_alone_at_the_end_of_a_page(columns: int, counts: range):
    """Wherever on the page a table begins: its title, its head and a row stay together."""
    table = {
        "title": "Title of the table",
        "columns": ["Head of the column"],
        "rows": [[f"cell {number}."] for number in range(1, 6)],
        "numeric": [False],
        "widths": [10],
        "outside": [],
        "measured": None,
    }
    broken = 0
    letterhead = {**LETTERHEAD, "columns": columns}
    for count in counts:
        rows = [{"label": "L", "value": str(n), "own": True, "wide": False} for n in range(count)]
        sheet = {**SHEET, "title": "T", "subject": [], "facts": rows, "tables": [table]}
        content = {"title": "T", "author": "A", "date": DAY, "letterhead": letterhead}
        document = PdfReader(BytesIO(typeset({**content, "sheets": [sheet]})))
        pages = [page.extract_text() for page in document.pages]
        first = next(text for text in pages if "Title of the table" in text)
        assert "cell 1." in first, count
        broken += "cell 5." not in first
        assert all("cell" in text for text in pages if "Head of the column" in text), count
    assert broken  # at least one of them goes over two pages


def _with(certificate_type: Any, **metadata: str) -> str:
    number = "-".join(metadata.values())[:20]
    certificate = inspection(
        certificate_type, locale="en", metadata=metadata, certificate_number=number
    )
    return certificate.public_id
