"""The naive REST framework view: a serializer and three ORM calls in a transaction."""

from datetime import UTC, datetime

from django.db import transaction
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from bench.reference.documents import answer, digest_of, document, event_body, new_id
from bench.reference.models import Certificate, Event, Key

# ruff: noqa: N815  (the names of the interface)


class IssueSerializer(serializers.Serializer[Certificate]):
    """The body of an issue request."""

    typeId = serializers.IntegerField()
    productId = serializers.CharField(max_length=200)
    serialNumber = serializers.CharField(max_length=200)
    holderEmail = serializers.EmailField()
    validUntil = serializers.DateField()
    metadata = serializers.DictField(child=serializers.CharField())


class IssueView(APIView):
    """Look up the key, write a certificate and its event."""

    def post(self, request: Request) -> Response:
        serializer = IssueSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        body = serializer.validated_data
        now, certificate_id, event_id = datetime.now(UTC), new_id(), new_id()
        with transaction.atomic():
            key = Key.objects.get(digest=digest_of(request.headers["x-api-key"]))
            text, data_hash = document(certificate_id, key.issuer_id, body, now)
            Certificate.objects.create(
                id=certificate_id,
                issuer_id=key.issuer_id,
                type_id=body["typeId"],
                product_id=body["productId"],
                serial_number=body["serialNumber"],
                holder_email=body["holderEmail"],
                valid_until=body["validUntil"],
                issued_at=now,
                state="active",
                document=text,
                data_hash=data_hash,
            )
            Event.objects.create(
                id=event_id,
                issuer_id=key.issuer_id,
                type="certificate.issued",
                certificate_id=certificate_id,
                occurred_at=now,
                body=event_body(event_id, certificate_id, now),
            )
        return Response(answer(certificate_id, data_hash), status=201)
