"""What others find of a signed PDF: poppler's pdfsig and pyHanko; and files to be refused."""

import shutil
import subprocess
from io import BytesIO
from pathlib import Path
from typing import Any

from asn1crypto import x509
from cryptography.hazmat.primitives.serialization import Encoding
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext
from pypdf import PdfReader

from tests.accounts.pdf_signing.authority import root

PDFSIG = shutil.which("pdfsig")


def has_signature(file: bytes) -> bool:
    return "/AcroForm" in PdfReader(BytesIO(file), strict=True).root_object


def judged_by_pyhanko(file: bytes, *more: x509.Certificate) -> Any:
    """What pyHanko finds, where it trusts the tests' root and perhaps one for time stamps."""
    own = x509.Certificate.load(root().certificate.public_bytes(Encoding.DER))
    trusted = ValidationContext(trust_roots=[own, *more])
    (signature,) = PdfFileReader(BytesIO(file)).embedded_signatures
    return validate_pdf_signature(signature, trusted)


def judged_by_pdfsig(file: bytes, folder: Path) -> str:
    assert PDFSIG
    path = folder / "judged.pdf"
    path.write_bytes(file)
    done = subprocess.run([PDFSIG, "-nocert", path], check=False, capture_output=True, text=True)
    return done.stdout


def altered(file: bytes) -> list[bytes]:
    """The file with one bit changed: in its content, in its metadata, in the value of the signature."""
    contents = file.rindex(b"/Contents <")
    signed = file[contents : file.index(b">", contents)].rstrip(b"0")
    places = (
        file.index(b"stream") + 40,
        file.index(b"<xmp:CreateDate>") + 18,
        contents + len(signed) - 40,
    )
    return [file[:at] + bytes([file[at] ^ 1]) + file[at + 1 :] for at in places]


def with_appendix(file: bytes) -> bytes:
    """The file with another language, as an appended change: the signed bytes stay."""
    writer = IncrementalPdfFileWriter(BytesIO(file))
    writer.root["/Lang"] = writer.root["/Lang"].__class__("fr")
    writer.update_root()
    output = BytesIO()
    writer.write(output)
    return output.getvalue()
