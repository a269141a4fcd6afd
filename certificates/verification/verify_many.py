"""Verify up to a hundred certificates at once, one scanned identifier per line."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from accounts.api.foundation import throttling
from certificates.public_pages import MAX_TYPED_LENGTH, READ_ONLY, CertificatePage, id_in_address
from certificates.verification.bulk import BulkVerification, find_many
from lib.net.ip_addresses import caller_address

from . import status_texts
from .status_texts import Verdict

MAX_IDENTIFIERS = 100
MAX_TEXT_LENGTH = 64 * 1024  # characters: enough for each URL scanned five times
_BETWEEN = re.compile(r"[\s,;]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class VerifyManyLine:
    """A line of the result; `answer` is None if there is no such certificate."""

    typed: str
    times: int  # how often it was scanned
    verdict: Verdict
    answer: BulkVerification | None = None
    is_identifier: bool = True


class VerifyManyPage(CertificatePage):
    """The form for up to a hundred identifiers, and the results in the order of scanning."""

    http_method_names = [*READ_ONLY, "post"]

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return self.show({})

    def post(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        text = request.POST.get("ids", "")
        if len(text) > MAX_TEXT_LENGTH:
            context = {"text": text[:MAX_TEXT_LENGTH], "count": text.count("\n") + 1}
            return self.show({"fault": "too_many", **context}, status=413)
        typed = Counter(_typed(text))  # keeps the order
        if not typed or len(typed) > MAX_IDENTIFIERS:
            fault = "too_many" if typed else "missing"
            return self.show({"fault": fault, "text": text, "count": len(typed)}, status=400)
        try:
            return self.show({"lines": self.lines(typed)})
        except (OperationalError, InterfaceError):
            return self.unavailable()

    def show(self, context: dict[str, object], status: int = 200) -> HttpResponse:
        lines = context.get("lines", ())
        assert isinstance(lines, Sequence)
        summary = status_texts.summary([line.verdict for line in lines])
        identifiers = sum(line.is_identifier for line in lines)
        as_of = next((line.answer.as_of for line in lines if line.answer), None)
        context = {
            **context,
            "summary": summary,
            "identifiers": identifiers,
            "most": MAX_IDENTIFIERS,
            "old_records": status_texts.old_records(as_of),
        }
        return self.page("certificates/many.html", context, status=status, as_of=as_of)

    def lines(self, typed: Counter[str]) -> list[VerifyManyLine]:
        """The result of each identifier. After too many unknown ones, those are held up."""
        canonical = {text: id_in_address(text) for text in typed}
        certificate_ids = {known for known in canonical.values() if known}
        answers = find_many(certificate_ids, locale=self.kwargs["locale"], now=timezone.now())
        held_up = self.held_up(len(certificate_ids - answers.keys()))
        lines: dict[str, VerifyManyLine] = {}
        for text, times in typed.items():
            answer = answers.get(canonical[text] or "")
            before = lines[answer.id].times if answer and answer.id in lines else 0
            lines[answer.id if answer else text] = VerifyManyLine(
                typed=text[:MAX_TYPED_LENGTH],
                times=before + times,
                verdict=status_texts.verdict(
                    answer, readable=bool(canonical[text]), held_up=held_up
                ),
                answer=answer,
                is_identifier=bool(canonical[text]),
            )
        return list(lines.values())

    def held_up(self, unknown: int) -> bool:
        """Counts the unknown identifiers; whether this network sent too many."""
        remote = caller_address(self.request)
        try:
            for _each in range(unknown):
                throttling.count_attempt(throttling.UNKNOWN_ID, remote)
        except throttling.TooManyFailures:
            return True
        return False


def _typed(text: str) -> Iterator[str]:
    """The identifiers: one per line (maybe with spaces), or several with separators between."""
    for line in text.splitlines():
        whole = line.strip(" \t,;")
        if id_in_address(whole):
            yield whole
        else:
            yield from filter(None, _BETWEEN.split(whole))
