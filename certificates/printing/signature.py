"""Sign a PDF (PAdES). Needs the extra `pdf-signing`; only workers, which have the key, import this module.

The file as it was typeset stays a prefix: attachments, tags and metadata are kept.
"""

import asyncio
import io
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from asn1crypto import algos, cms, tsp, x509
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
from pyhanko.sign.fields import InvisSigSettings, MDPPerm, SigFieldSpec, SigSeedSubFilter
from pyhanko.sign.signers import PdfSignatureMetadata, PdfSigner, Signer
from pyhanko.sign.timestamps import TimeStamper
from pyhanko.sign.timestamps.common_utils import handle_tsp_response
from pyhanko_certvalidator.registry import SimpleCertificateStore

# A request for a timestamp over these 32 bytes (RFC 3161, DER) to the answer, also DER.
TimestampRequest: TypeAlias = Callable[[bytes, bytes], bytes]

_FIELD = "Signature"
# What PDF/A-3 wants of a field that shows nothing (printed, not hidden), and PDF/UA (outside the page).
_INVISIBLE = InvisSigSettings(set_print_flag=True, set_hidden_flag=False, box_out_of_bounds=True)


class NoTimestamp(Exception):
    """The authority gave no timestamp, or none that fits; its cause says more."""


def signature_of(
    file: bytes,
    *,
    key: RSAPrivateKey,
    certificates: Sequence[bytes],
    label: str,
    timestamp: TimestampRequest | None = None,
) -> bytes:
    """The bytes that, appended to the file, sign it: PAdES B-B, or B-T with a timestamp.

    `certificates` are DER, the key's own first. The signature certifies the document: programs show
    any later change as one that was not allowed. Raises NoTimestamp.
    """
    metadata = PdfSignatureMetadata(
        field_name=_FIELD,
        md_algorithm="sha256",
        subfilter=SigSeedSubFilter.PADES,
        certify=True,
        docmdp_permissions=MDPPerm.NO_CHANGES,
    )
    field = SigFieldSpec(_FIELD, invis_sig_settings=_INVISIBLE, readable_field_name=label)
    stamper = _stamper(timestamp) if timestamp else None
    signer = PdfSigner(
        metadata, signer=_Signer(key, certificates), timestamper=stamper, new_field_spec=field
    )
    output = io.BytesIO()
    try:
        signer.sign_pdf(_Writer(io.BytesIO(file)), output=output)
    except Exception as error:
        if timestamp is None:
            raise
        _stamper.cache_clear()
        raise NoTimestamp from error
    signed = output.getvalue()
    if not signed.startswith(file):
        raise ValueError("the signed file does not begin with the file that was to be signed")
    return signed[len(file) :]


class _Writer(IncrementalPdfFileWriter):
    """Leaves the metadata as Typst wrote them, which is how PDF/A wants them: pyHanko would write its own."""

    def _update_meta(self) -> None:
        pass


class _Signer(Signer):
    """Signs with a key that is open already: pyHanko's own opens it for each file, which takes 0.2 s."""

    def __init__(self, key: RSAPrivateKey, certificates: Sequence[bytes]) -> None:
        own, *above = [x509.Certificate.load(each) for each in certificates]
        registry = SimpleCertificateStore()  # type: ignore[no-untyped-call]
        registry.register_multiple(above)
        super().__init__(
            signing_cert=own,
            cert_registry=registry,
            signature_mechanism=algos.SignedDigestAlgorithm({"algorithm": "sha256_rsa"}),
        )
        self._key = key

    async def async_sign_raw(
        self,
        data: bytes,
        digest_algorithm: str,
        dry_run: bool = False,  # noqa: FBT001, FBT002  (pyHanko's)
    ) -> bytes:
        return self._key.sign(data, PKCS1v15(), SHA256())


class _TimeStamper(TimeStamper):
    """Asks for timestamps by a function of ours, which keeps to the rules for outgoing requests."""

    def __init__(self, request: TimestampRequest) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._request = request

    async def async_timestamp(self, message_digest: bytes, md_algorithm: str) -> cms.ContentInfo:
        nonce, request = self.request_cms(message_digest, md_algorithm)  # type: ignore[no-untyped-call]
        answer = await asyncio.to_thread(self._request, request.dump(), message_digest)
        return handle_tsp_response(tsp.TimeStampResp.load(answer), nonce)


@lru_cache(maxsize=1)
def _stamper(request: TimestampRequest) -> _TimeStamper:
    """It keeps the first answer, to know how much room a timestamp takes: one request for each file."""
    return _TimeStamper(request)
