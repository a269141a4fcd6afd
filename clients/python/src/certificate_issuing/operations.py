"""Every operation of the service as a typed method.

Generated from docs/openapi.yaml by `make clients`: change nothing here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, cast

from typing_extensions import Unpack

from . import models
from .pages import AsyncPages, Pages
from .transport import AsyncTransport, Call, Transport, path_of


class WebhooksEndpoints:
    """`client.webhooks.endpoints`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, *, limit: int | None = None, cursor: str | None = None
    ) -> Pages[models.WebhookEndpointList, models.WebhookEndpointSummary]:
        """Webhook endpoints, the newest first."""
        call = Call(
            "GET", "/api/external/webhooks/endpoints", query={"limit": limit, "cursor": cursor}
        )
        return Pages(self._transport, call)

    def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.WebhookEndpointCreate]
    ) -> models.NewWebhookEndpoint:
        """Add a webhook endpoint; the answer holds its secret."""
        call = Call(
            "POST",
            "/api/external/webhooks/endpoints",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewWebhookEndpoint, self._transport.json(call))

    def get(self, endpoint_id: str, /) -> models.WebhookEndpoint:
        """One webhook endpoint, and its last 24 hours."""
        call = Call("GET", path_of("/api/external/webhooks/endpoints/{}", endpoint_id))
        return cast(models.WebhookEndpoint, self._transport.json(call))

    def update(
        self, endpoint_id: str, /, **body: Unpack[models.WebhookEndpointUpdate]
    ) -> models.WebhookEndpoint:
        """Change a webhook endpoint."""
        call = Call("PATCH", path_of("/api/external/webhooks/endpoints/{}", endpoint_id), body=body)
        return cast(models.WebhookEndpoint, self._transport.json(call))

    def delete(self, endpoint_id: str, /) -> models.Success:
        """Delete a webhook endpoint; its unfinished deliveries are cancelled."""
        call = Call("DELETE", path_of("/api/external/webhooks/endpoints/{}", endpoint_id))
        return cast(models.Success, self._transport.json(call))

    def disable(
        self, endpoint_id: str, /, *, idempotency_key: str | None = None
    ) -> models.ChangedWebhookEndpoint:
        """Disable a webhook endpoint; its deliveries are held."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/disable", endpoint_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedWebhookEndpoint, self._transport.json(call))

    def enable(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EnableRequest],
    ) -> models.ChangedWebhookEndpoint:
        """Enable a webhook endpoint; with `release` its held deliveries are sent."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/enable", endpoint_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedWebhookEndpoint, self._transport.json(call))

    def replay_events(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReplayRequest],
    ) -> models.Job:
        """Send an endpoint all events since then, also those that were never sent to it, as a job."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/replay", endpoint_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))

    def rotate_secret(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.SecretRotateRequest],
    ) -> models.NewWebhookEndpoint:
        """Rotate the signing secret; the old one stays valid for a while."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/rotate-secret", endpoint_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewWebhookEndpoint, self._transport.json(call))

    def get_secret(self, endpoint_id: str, /) -> models.WebhookSecret:
        """Read the signing secret; the audit records it."""
        call = Call("GET", path_of("/api/external/webhooks/endpoints/{}/secret", endpoint_id))
        return cast(models.WebhookSecret, self._transport.json(call))

    def send_sample(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.SampleRequest],
    ) -> models.SampleResult:
        """Send this endpoint a sample of an event, signed like a real one and marked `sample`."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/send-sample", endpoint_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.SampleResult, self._transport.json(call))


class WebhooksDeliveries:
    """`client.webhooks.deliveries`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        endpointId: str | None = None,
        state: models.WebhookDeliveryState | None = None,
        eventType: models.EventName | None = None,
        since: str | None = None,
        until: str | None = None,
        outcome: models.WebhookAttemptOutcome | None = None,
        httpStatus: int | None = None,
    ) -> Pages[models.WebhookDeliveryList, models.WebhookDeliverySummary]:
        """Deliveries, the newest first."""
        call = Call(
            "GET",
            "/api/external/webhooks/deliveries",
            query={
                "limit": limit,
                "cursor": cursor,
                "endpointId": endpointId,
                "state": state,
                "eventType": eventType,
                "since": since,
                "until": until,
                "outcome": outcome,
                "httpStatus": httpStatus,
            },
        )
        return Pages(self._transport, call)

    def retry_many(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkRetryRequest]
    ) -> models.Job:
        """Send many deliveries again, by ids or by a filter: as a job."""
        call = Call(
            "POST",
            "/api/external/webhooks/deliveries/bulk-retry",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))

    def get(self, delivery_id: str, /) -> models.WebhookDelivery:
        """One delivery, and the body that is sent."""
        call = Call("GET", path_of("/api/external/webhooks/deliveries/{}", delivery_id))
        return cast(models.WebhookDelivery, self._transport.json(call))

    def list_attempts(
        self, delivery_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> Pages[models.WebhookAttemptList, models.WebhookAttempt]:
        """The attempts of a delivery, the newest first; kept for 90 days."""
        call = Call(
            "GET",
            path_of("/api/external/webhooks/deliveries/{}/attempts", delivery_id),
            query={"limit": limit, "cursor": cursor},
        )
        return Pages(self._transport, call)

    def retry(
        self,
        delivery_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.RetryRequest],
    ) -> models.WebhookDelivery:
        """One more attempt now; to a disabled endpoint too."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/deliveries/{}/retry", delivery_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.WebhookDelivery, self._transport.json(call))


class Webhooks:
    """`client.webhooks`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.deliveries = WebhooksDeliveries(transport)
        self.endpoints = WebhooksEndpoints(transport)

    def list_event_types(self) -> models.EventTypeList:
        """Every type of event, with the schema of its body and an example."""
        call = Call("GET", "/api/external/webhooks/event-types")
        return cast(models.EventTypeList, self._transport.json(call))

    def list_events(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        eventType: models.EventName | None = None,
    ) -> Pages[models.EventList, models.Event]:
        """Events in the order in which they became visible: none is ever skipped."""
        call = Call(
            "GET",
            "/api/external/webhooks/events",
            query={"limit": limit, "after": after, "eventType": eventType},
        )
        return Pages(self._transport, call)


class Jobs:
    """`client.jobs`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        kind: models.JobKind | None = None,
        state: models.JobState | None = None,
    ) -> Pages[models.JobList, models.JobSummary]:
        """Jobs, the newest first."""
        call = Call(
            "GET",
            "/api/external/jobs",
            query={"limit": limit, "cursor": cursor, "kind": kind, "state": state},
        )
        return Pages(self._transport, call)

    def get(self, job_id: str, /) -> models.Job:
        """One job, and how far it is."""
        call = Call("GET", path_of("/api/external/jobs/{}", job_id))
        return cast(models.Job, self._transport.json(call))

    def cancel(self, job_id: str, /, *, idempotency_key: str | None = None) -> models.Job:
        """Stop a job; what it has done so far stays done."""
        call = Call(
            "POST",
            path_of("/api/external/jobs/{}/cancel", job_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))

    def list_errors(
        self, job_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> Pages[models.JobRowErrorList, models.JobRowError]:
        """The errors of a job by row and column; the first 10,000 are kept."""
        call = Call(
            "GET",
            path_of("/api/external/jobs/{}/errors", job_id),
            query={"limit": limit, "cursor": cursor},
        )
        return Pages(self._transport, call)

    def get_results(self, job_id: str, /, *, format: models.ResultFormat | None = None) -> bytes:
        """The results file of a job that has ended, in the format of its kind."""
        call = Call(
            "GET", path_of("/api/external/jobs/{}/results", job_id), query={"format": format}
        )
        return self._transport.content(call)

    def undo(self, job_id: str, /, *, idempotency_key: str | None = None) -> models.Job:
        """Undo what a job did, where its kind offers that: by another job."""
        call = Call(
            "POST",
            path_of("/api/external/jobs/{}/undo", job_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))


class EduTeamsMembers:
    """`client.edu.teams.members`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, team_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> Pages[models.TeamMemberList, models.TeamMember]:
        """Members of a team, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/teams/{}/members", team_id),
            query={"limit": limit, "cursor": cursor},
        )
        return Pages(self._transport, call)

    def add(
        self,
        team_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.TeamMemberCreate],
    ) -> models.AddedTeamMember:
        """Put one of the account’s people into a team, or invite somebody new to it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/teams/{}/members", team_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.AddedTeamMember, self._transport.json(call))

    def update(
        self, team_id: str, member_id: str, /, **body: Unpack[models.TeamMemberUpdate]
    ) -> models.TeamMember:
        """Give a member of a team another role; the last coordinator stays one."""
        call = Call(
            "PATCH", path_of("/api/external/edu/teams/{}/members/{}", team_id, member_id), body=body
        )
        return cast(models.TeamMember, self._transport.json(call))

    def remove(self, team_id: str, member_id: str, /) -> models.Success:
        """Take somebody out of a team; the last coordinator stays."""
        call = Call("DELETE", path_of("/api/external/edu/teams/{}/members/{}", team_id, member_id))
        return cast(models.Success, self._transport.json(call))


class EduTeamsInvitations:
    """`client.edu.teams.invitations`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, team_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> Pages[models.TeamInvitationList, models.TeamInvitation]:
        """Open invitations to a team, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/teams/{}/invitations", team_id),
            query={"limit": limit, "cursor": cursor},
        )
        return Pages(self._transport, call)

    def revoke(self, team_id: str, invitation_id: str, /) -> models.Success:
        """Take an invitation to a team back."""
        call = Call(
            "DELETE", path_of("/api/external/edu/teams/{}/invitations/{}", team_id, invitation_id)
        )
        return cast(models.Success, self._transport.json(call))

    def resend(
        self, team_id: str, invitation_id: str, /, *, idempotency_key: str | None = None
    ) -> models.TeamInvitation:
        """Send an invitation to a team again: the one before opens nothing more."""
        call = Call(
            "POST",
            path_of("/api/external/edu/teams/{}/invitations/{}/resend", team_id, invitation_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.TeamInvitation, self._transport.json(call))


class EduTeams:
    """`client.edu.teams`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.invitations = EduTeamsInvitations(transport)
        self.members = EduTeamsMembers(transport)

    def list(
        self, *, limit: int | None = None, cursor: str | None = None
    ) -> Pages[models.TeamList, models.Team]:
        """Teams, the newest first."""
        call = Call("GET", "/api/external/edu/teams", query={"limit": limit, "cursor": cursor})
        return Pages(self._transport, call)

    def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.TeamRequest]
    ) -> models.Team:
        """Create a team."""
        call = Call(
            "POST",
            "/api/external/edu/teams",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Team, self._transport.json(call))

    def get(self, team_id: str, /) -> models.Team:
        """One team."""
        call = Call("GET", path_of("/api/external/edu/teams/{}", team_id))
        return cast(models.Team, self._transport.json(call))

    def update(self, team_id: str, /, **body: Unpack[models.TeamRequest]) -> models.Team:
        """Give a team another name."""
        call = Call("PATCH", path_of("/api/external/edu/teams/{}", team_id), body=body)
        return cast(models.Team, self._transport.json(call))


class EduRecipients:
    """`client.edu.recipients`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, *, limit: int | None = None, cursor: str | None = None, externalId: str | None = None
    ) -> Pages[models.RecipientList, models.Recipient]:
        """Recipients, the newest first; names and addresses are searched for by POST."""
        call = Call(
            "GET",
            "/api/external/edu/recipients",
            query={"limit": limit, "cursor": cursor, "externalId": externalId},
        )
        return Pages(self._transport, call)

    def save(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.RecipientCreate]
    ) -> models.SavedRecipient:
        """Create a recipient; 200 if one of this externalId was there and is changed."""
        call = Call(
            "POST",
            "/api/external/edu/recipients",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.SavedRecipient, self._transport.json(call))

    def import_(
        self,
        content: bytes,
        /,
        *,
        mode: models.BulkMode | None = None,
        dryRun: bool | None = None,
        cohortId: str | None = None,
        mapping: str | None = None,
        encoding: Literal[
            "utf-8",
            "utf-16",
            "windows-1252",
            "iso-8859-1",
            "iso-8859-15",
            "windows-1250",
            "cp850",
            "macintosh",
        ]
        | None = None,
        delimiter: models.Delimiter | None = None,
        sheet: str | None = None,
        headRow: int | None = None,
        hidden: Literal["skip", "take"] | None = None,
        dateFormat: Literal[
            "YYYY-MM-DD",
            "YYYYMMDD",
            "YYYY/MM/DD",
            "YYYY.MM.DD",
            "DD.MM.YYYY",
            "DD/MM/YYYY",
            "MM/DD/YYYY",
            "DD-MM-YYYY",
            "MM-DD-YYYY",
            "MM.DD.YYYY",
            "DD.MM.YY",
            "DD/MM/YY",
            "MM/DD/YY",
            "DD-MM-YY",
            "MM-DD-YY",
        ]
        | None = None,
        decimalMark: models.DecimalMark | None = None,
        content_type: str = "text/csv",
        idempotency_key: str | None = None,
    ) -> models.Job:
        """Import recipients: all rows are checked, then all are put, or none."""
        call = Call(
            "POST",
            "/api/external/edu/recipients/imports",
            query={
                "mode": mode,
                "dryRun": dryRun,
                "cohortId": cohortId,
                "mapping": mapping,
                "encoding": encoding,
                "delimiter": delimiter,
                "sheet": sheet,
                "headRow": headRow,
                "hidden": hidden,
                "dateFormat": dateFormat,
                "decimalMark": decimalMark,
            },
            content=content,
            content_type=content_type,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))

    def search(
        self, **body: Unpack[models.RecipientSearch]
    ) -> Pages[models.RecipientList, models.Recipient]:
        """Recipients by name or e-mail: personal data never stand in an address."""
        call = Call("POST", "/api/external/edu/recipients/search", body=body)
        return Pages(self._transport, call)

    def get(self, recipient_id: str, /) -> models.Recipient:
        """One recipient; the id of one that was merged leads to the one that was kept."""
        call = Call("GET", path_of("/api/external/edu/recipients/{}", recipient_id))
        return cast(models.Recipient, self._transport.json(call))

    def update(
        self, recipient_id: str, /, **body: Unpack[models.RecipientUpdate]
    ) -> models.Recipient:
        """Change a recipient; a new e-mail is also where mails of certificates go."""
        call = Call("PATCH", path_of("/api/external/edu/recipients/{}", recipient_id), body=body)
        return cast(models.Recipient, self._transport.json(call))

    def request_data_access(
        self, recipient_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Job:
        """Export all that is held on a recipient, as JSON lines."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/access-requests", recipient_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))

    def erase(
        self,
        recipient_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EraseRequest],
    ) -> models.RecipientErasure:
        """Erase a recipient and their certificates’ data, in seven days; or look at it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/erase", recipient_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.RecipientErasure, self._transport.json(call))

    def undo_erasure(
        self, recipient_id: str, /, *, idempotency_key: str | None = None
    ) -> models.RecipientErasure:
        """Undo the pending erasure of a recipient, and of all that belongs to it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/erase/undo", recipient_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.RecipientErasure, self._transport.json(call))

    def merge(
        self,
        recipient_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.MergeRequest],
    ) -> models.MergeResult:
        """Make two recipients one, for good; a dry run says beforehand what that does."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/merge", recipient_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MergeResult, self._transport.json(call))

    def get_record(self, recipient_id: str, /) -> models.RecipientRecord:
        """All enrolments and certificates of a recipient, with their states."""
        call = Call("GET", path_of("/api/external/edu/recipients/{}/record", recipient_id))
        return cast(models.RecipientRecord, self._transport.json(call))


class EduPrograms:
    """`client.edu.programs`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: models.ProgramState | None = None,
    ) -> Pages[models.ProgramList, models.Program]:
        """Programs, the newest first."""
        call = Call(
            "GET",
            "/api/external/edu/programs",
            query={"limit": limit, "cursor": cursor, "state": state},
        )
        return Pages(self._transport, call)

    def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ProgramCreate]
    ) -> models.Program:
        """Create a program, as a draft."""
        call = Call(
            "POST",
            "/api/external/edu/programs",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Program, self._transport.json(call))

    def get(self, program_id: str, /) -> models.Program:
        """One program."""
        call = Call("GET", path_of("/api/external/edu/programs/{}", program_id))
        return cast(models.Program, self._transport.json(call))

    def update(self, program_id: str, /, **body: Unpack[models.ProgramUpdate]) -> models.Program:
        """Change a program; its grades are fixed once it is published."""
        call = Call("PATCH", path_of("/api/external/edu/programs/{}", program_id), body=body)
        return cast(models.Program, self._transport.json(call))

    def archive(self, program_id: str, /, *, idempotency_key: str | None = None) -> models.Program:
        """Archive a program for good, once nobody is enrolled; certificates stay."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/archive", program_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Program, self._transport.json(call))

    def complete(
        self,
        program_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.CompletionRequest],
    ) -> models.Job:
        """Complete a program: a certificate for each who has passed, as a job."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/complete", program_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))

    def get_overview(self, program_id: str, /) -> models.Overview:
        """How far a program is: people, certificates, and checks by the public."""
        call = Call("GET", path_of("/api/external/edu/programs/{}/overview", program_id))
        return cast(models.Overview, self._transport.json(call))

    def publish(self, program_id: str, /, *, idempotency_key: str | None = None) -> models.Program:
        """Publish a program: from then on it is completed."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/publish", program_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Program, self._transport.json(call))


class EduEnrolments:
    """`client.edu.enrolments`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        programId: str | None = None,
        cohortId: str | None = None,
        recipientId: str | None = None,
        status: models.EnrolmentStatus | None = None,
    ) -> Pages[models.EnrolmentList, models.Enrolment]:
        """Enrolments, the newest first."""
        call = Call(
            "GET",
            "/api/external/edu/enrolments",
            query={
                "limit": limit,
                "cursor": cursor,
                "programId": programId,
                "cohortId": cohortId,
                "recipientId": recipientId,
                "status": status,
            },
        )
        return Pages(self._transport, call)

    def enrol_recipients(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.EnrolRequest]
    ) -> models.EnrolResult:
        """Enrol recipients in a cohort, up to 1,000 at once: all of them or none."""
        call = Call(
            "POST",
            "/api/external/edu/enrolments",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnrolResult, self._transport.json(call))

    def export(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.EnrolmentExportRequest]
    ) -> models.Job:
        """Export the list of a cohort, or of a program, with certificates, as a table."""
        call = Call(
            "POST",
            "/api/external/edu/enrolments/export",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))

    def get(self, enrolment_id: str, /) -> models.Enrolment:
        """One enrolment."""
        call = Call("GET", path_of("/api/external/edu/enrolments/{}", enrolment_id))
        return cast(models.Enrolment, self._transport.json(call))

    def fail(
        self,
        enrolment_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.FailRequest],
    ) -> models.Enrolment:
        """End an attempt as not passed; another one may follow."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/fail", enrolment_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Enrolment, self._transport.json(call))

    def reopen(
        self,
        enrolment_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReopenRequest],
    ) -> models.Enrolment:
        """Take a completed or failed attempt up again, once its certificate is revoked."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/reopen", enrolment_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Enrolment, self._transport.json(call))

    def withdraw(
        self, enrolment_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Enrolment:
        """Take a recipient out of a cohort; another attempt may follow."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/withdraw", enrolment_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Enrolment, self._transport.json(call))


class EduCohorts:
    """`client.edu.cohorts`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, cohort_id: str, /) -> models.Cohort:
        """One cohort."""
        call = Call("GET", path_of("/api/external/edu/cohorts/{}", cohort_id))
        return cast(models.Cohort, self._transport.json(call))

    def update(self, cohort_id: str, /, **body: Unpack[models.CohortUpdate]) -> models.Cohort:
        """Change a cohort."""
        call = Call("PATCH", path_of("/api/external/edu/cohorts/{}", cohort_id), body=body)
        return cast(models.Cohort, self._transport.json(call))

    def get_overview(self, cohort_id: str, /) -> models.Overview:
        """How far a cohort is: people, certificates, and checks by the public."""
        call = Call("GET", path_of("/api/external/edu/cohorts/{}/overview", cohort_id))
        return cast(models.Overview, self._transport.json(call))

    def list(
        self, program_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> Pages[models.CohortList, models.Cohort]:
        """Cohorts of a program, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/programs/{}/cohorts", program_id),
            query={"limit": limit, "cursor": cursor},
        )
        return Pages(self._transport, call)

    def create(
        self,
        program_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.CohortCreate],
    ) -> models.Cohort:
        """Create a cohort of a program: a class, a course date."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/cohorts", program_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Cohort, self._transport.json(call))


class Edu:
    """`client.edu`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.cohorts = EduCohorts(transport)
        self.enrolments = EduEnrolments(transport)
        self.programs = EduPrograms(transport)
        self.recipients = EduRecipients(transport)
        self.teams = EduTeams(transport)

    def get_onboarding(self) -> models.Onboarding:
        """The profile, the checklist, and how far the issuer has come."""
        call = Call("GET", "/api/external/edu/onboarding")
        return cast(models.Onboarding, self._transport.json(call))

    def update_onboarding(
        self, **body: Unpack[models.OnboardingProfileUpdate]
    ) -> models.Onboarding:
        """Change the profile; once submitted only website and contact."""
        call = Call("PATCH", "/api/external/edu/onboarding", body=body)
        return cast(models.Onboarding, self._transport.json(call))

    def submit_onboarding(self, *, idempotency_key: str | None = None) -> models.Onboarding:
        """Ask for approval: every step must be done."""
        call = Call(
            "POST",
            "/api/external/edu/onboarding/submit",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Onboarding, self._transport.json(call))


class CertificatesTypes:
    """`client.certificates.types`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self, *, limit: int | None = None, cursor: str | None = None
    ) -> Pages[models.CertificateTypeList, models.CertificateTypeSummary]:
        """Certificate types, the newest first."""
        call = Call(
            "GET", "/api/external/certificates/types", query={"limit": limit, "cursor": cursor}
        )
        return Pages(self._transport, call)

    def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.CertificateTypeCreate]
    ) -> models.CertificateType:
        """Create a certificate type."""
        call = Call(
            "POST",
            "/api/external/certificates/types",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.CertificateType, self._transport.json(call))

    def get(self, type_id: str, /) -> models.CertificateType:
        """One certificate type."""
        call = Call("GET", path_of("/api/external/certificates/types/{}", type_id))
        return cast(models.CertificateType, self._transport.json(call))

    def update(
        self, type_id: str, /, **body: Unpack[models.CertificateTypeUpdate]
    ) -> models.CertificateType:
        """Change a certificate type: makes a new version if anything differs. A key turns releaseRequired on, never off."""
        call = Call("PATCH", path_of("/api/external/certificates/types/{}", type_id), body=body)
        return cast(models.CertificateType, self._transport.json(call))

    def archive(
        self, type_id: str, /, *, idempotency_key: str | None = None
    ) -> models.CertificateType:
        """Archive a certificate type: it issues nothing more; certificates stay."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/types/{}/archive", type_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.CertificateType, self._transport.json(call))

    def get_schema(self, type_id: str, /) -> bytes:
        """The issue request of this type as JSON Schema (2020-12)."""
        call = Call("GET", path_of("/api/external/certificates/types/{}/schema", type_id))
        return self._transport.content(call)


class CertificatesLinks:
    """`client.certificates.links`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        certificate_id: str,
        /,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        direction: models.LinkDirection | None = None,
    ) -> Pages[models.LinkList, models.Link]:
        """What a certificate refers to; or with direction=in, your own that refer to it."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/links", certificate_id),
            query={"limit": limit, "cursor": cursor, "direction": direction},
        )
        return Pages(self._transport, call)

    def create(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.LinkCreate],
    ) -> models.Link:
        """Link a certificate to another one, or to a document on the web."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/links", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Link, self._transport.json(call))

    def delete(self, certificate_id: str, link_id: str, /) -> models.Success:
        """Remove a link."""
        call = Call(
            "DELETE", path_of("/api/external/certificates/{}/links/{}", certificate_id, link_id)
        )
        return cast(models.Success, self._transport.json(call))


class CertificatesAttachments:
    """`client.certificates.attachments`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def download(self, certificate_id: str, number: int, /) -> bytes:
        """The file of an attachment."""
        call = Call(
            "GET", path_of("/api/external/certificates/{}/attachments/{}", certificate_id, number)
        )
        return self._transport.content(call)

    def upload(
        self,
        certificate_id: str,
        number: int,
        content: bytes,
        /,
        *,
        content_type: str = "application/octet-stream",
    ) -> models.Attachment:
        """Upload the file of an attachment: the one registered at issue, at most 10 MiB."""
        call = Call(
            "PUT",
            path_of("/api/external/certificates/{}/attachments/{}", certificate_id, number),
            content=content,
            content_type=content_type,
        )
        return cast(models.Attachment, self._transport.json(call))


class Certificates:
    """`client.certificates`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.attachments = CertificatesAttachments(transport)
        self.links = CertificatesLinks(transport)
        self.types = CertificatesTypes(transport)

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        include: Literal["metadata"] | None = None,
        batch: str | None = None,
        certificateNumber: str | None = None,
        externalRef: str | None = None,
        gtin: str | None = None,
        line: str | None = None,
        orderNo: str | None = None,
        plant: str | None = None,
        productId: str | None = None,
        serialNumber: str | None = None,
        typeId: int | None = None,
        typeCode: str | None = None,
        status: models.CertificateStatus | None = None,
        issuedFrom: str | None = None,
        issuedTo: str | None = None,
        validUntilFrom: str | None = None,
        validUntilTo: str | None = None,
        statusChangedFrom: str | None = None,
        statusChangedTo: str | None = None,
        metadata: Mapping[str, str] | None = None,
        **fields: str,
    ) -> Pages[models.CertificateList, models.CertificateSummary]:
        """Certificates, the newest first; every searchable metadata key is a filter too."""
        call = Call(
            "GET",
            "/api/external/certificates",
            query={
                "limit": limit,
                "cursor": cursor,
                "include": include,
                "batch": batch,
                "certificateNumber": certificateNumber,
                "externalRef": externalRef,
                "gtin": gtin,
                "line": line,
                "orderNo": orderNo,
                "plant": plant,
                "productId": productId,
                "serialNumber": serialNumber,
                "typeId": typeId,
                "typeCode": typeCode,
                "status": status,
                "issuedFrom": issuedFrom,
                "issuedTo": issuedTo,
                "validUntilFrom": validUntilFrom,
                "validUntilTo": validUntilTo,
                "statusChangedFrom": statusChangedFrom,
                "statusChangedTo": statusChangedTo,
                **(metadata or {}),
                **fields,
            },
        )
        return Pages(self._transport, call)

    def request_data_access(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.AccessRequest]
    ) -> models.Job:
        """Export all that is held on a person, as JSON lines."""
        call = Call(
            "POST",
            "/api/external/certificates/access-requests",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))

    def start_bulk_action(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkActionRequest]
    ) -> models.BulkActionPreview:
        """Suspend, reinstate, revoke, release or reject many certificates: as a job."""
        call = Call(
            "POST",
            "/api/external/certificates/bulk-actions",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.BulkActionPreview, self._transport.json(call))

    def import_(
        self,
        content: bytes,
        /,
        *,
        typeId: int | None = None,
        typeCode: str | None = None,
        mode: models.BulkMode | None = None,
        dryRun: bool | None = None,
        mapping: str | None = None,
        encoding: Literal[
            "utf-8",
            "utf-16",
            "windows-1252",
            "iso-8859-1",
            "iso-8859-15",
            "windows-1250",
            "cp850",
            "macintosh",
        ]
        | None = None,
        delimiter: models.Delimiter | None = None,
        sheet: str | None = None,
        headRow: int | None = None,
        hidden: Literal["skip", "take"] | None = None,
        dateFormat: Literal[
            "YYYY-MM-DD",
            "YYYYMMDD",
            "YYYY/MM/DD",
            "YYYY.MM.DD",
            "DD.MM.YYYY",
            "DD/MM/YYYY",
            "MM/DD/YYYY",
            "DD-MM-YYYY",
            "MM-DD-YYYY",
            "MM.DD.YYYY",
            "DD.MM.YY",
            "DD/MM/YY",
            "MM/DD/YY",
            "DD-MM-YY",
            "MM-DD-YY",
        ]
        | None = None,
        decimalMark: models.DecimalMark | None = None,
        content_type: str = "text/csv",
        idempotency_key: str | None = None,
    ) -> models.Job:
        """Import certificates: all rows are checked, then all are issued, or none."""
        call = Call(
            "POST",
            "/api/external/certificates/imports",
            query={
                "typeId": typeId,
                "typeCode": typeCode,
                "mode": mode,
                "dryRun": dryRun,
                "mapping": mapping,
                "encoding": encoding,
                "delimiter": delimiter,
                "sheet": sheet,
                "headRow": headRow,
                "hidden": hidden,
                "dateFormat": dateFormat,
                "decimalMark": decimalMark,
            },
            content=content,
            content_type=content_type,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))

    def issue(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.CertificateCreate]
    ) -> models.IssuedCertificate:
        """Issue a certificate."""
        call = Call(
            "POST",
            "/api/external/certificates/issue",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.IssuedCertificate, self._transport.json(call))

    def issue_many(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkIssueRequest]
    ) -> models.BulkIssueResult:
        """Issue up to 1,000 certificates: all or none of them, or those that can be."""
        call = Call(
            "POST",
            "/api/external/certificates/issue/bulk",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.BulkIssueResult, self._transport.json(call))

    def print(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.PrintRequest]
    ) -> models.Job:
        """Print many certificates: into one PDF (up to 100), or a PDF each (up to 1,000)."""
        call = Call(
            "POST",
            "/api/external/certificates/print",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))

    def export_proofs(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ProofFilesRequest]
    ) -> models.Job:
        """The proof files of up to 1,000 certificates, in a ZIP."""
        call = Call(
            "POST",
            "/api/external/certificates/proofs",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, self._transport.json(call))

    def search(
        self, **body: Unpack[models.CertificateSearch]
    ) -> Pages[models.CertificateList, models.CertificateSummary]:
        """Certificates of a person: personal data never stand in an address."""
        call = Call("POST", "/api/external/certificates/search", body=body)
        return Pages(self._transport, call)

    def get_statuses(self, **body: Unpack[models.StatusRequest]) -> models.StatusList:
        """The status of up to 1,000 certificates."""
        call = Call("POST", "/api/external/certificates/status", body=body)
        return cast(models.StatusList, self._transport.json(call))

    def add_sample_data(self, *, idempotency_key: str | None = None) -> models.SampleData:
        """Fill the test mode with sample certificates of every status."""
        call = Call(
            "POST",
            "/api/external/certificates/test-data",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.SampleData, self._transport.json(call))

    def remove_test_data(self) -> models.SampleData:
        """Remove all test certificates and test events, and put the test clock back."""
        call = Call("DELETE", "/api/external/certificates/test-data")
        return cast(models.SampleData, self._transport.json(call))

    def get(self, certificate_id: str, /) -> models.Certificate:
        """One certificate."""
        call = Call("GET", path_of("/api/external/certificates/{}", certificate_id))
        return cast(models.Certificate, self._transport.json(call))

    def get_canonical_document(self, certificate_id: str, /) -> bytes:
        """The canonical document (RFC 8785): SHA-256 of these bytes is dataHash."""
        call = Call("GET", path_of("/api/external/certificates/{}/canonical", certificate_id))
        return self._transport.content(call)

    def check(
        self, certificate_id: str, /, **body: Unpack[models.CheckRequest]
    ) -> models.CheckResult:
        """Whether a hash, or a document, is that of this certificate; also after erasure."""
        call = Call(
            "POST", path_of("/api/external/certificates/{}/check", certificate_id), body=body
        )
        return cast(models.CheckResult, self._transport.json(call))

    def get_credential(
        self,
        certificate_id: str,
        /,
        *,
        proof: Literal["eddsa-jcs-2022", "eddsa-rdfc-2022", "jwt"] | None = None,
        profile: Literal["untp-dcc", "elm"] | None = None,
    ) -> bytes:
        """The certificate as a W3C Verifiable Credential, signed with the issuer's key."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/credential", certificate_id),
            query={"proof": proof, "profile": profile},
        )
        return self._transport.content(call)

    def get_inspection_document(self, certificate_id: str, /) -> dict[str, Any]:
        """The inspection document (EN 10204) as JSON with the fields of EN 10168."""
        call = Call("GET", path_of("/api/external/certificates/{}/en10168", certificate_id))
        return cast(dict[str, Any], self._transport.json(call))

    def erase(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EraseRequest],
    ) -> models.Erasure:
        """Erase the holder's data, in seven days; or look at what that would reach."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/erase", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Erasure, self._transport.json(call))

    def undo_erasure(
        self, certificate_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Erasure:
        """Undo an erasure that is pending, for the whole supersede chain."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/erase/undo", certificate_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Erasure, self._transport.json(call))

    def get_history(
        self, certificate_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> Pages[models.CertificateHistory, models.HistoryEntry]:
        """What happened to a certificate, the latest first, and its holds."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/history", certificate_id),
            query={"limit": limit, "cursor": cursor},
        )
        return Pages(self._transport, call)

    def update_holder_contact(
        self, certificate_id: str, /, **body: Unpack[models.HolderUpdate]
    ) -> models.Holder:
        """Change the address that mails to the holder go to; the document stays."""
        call = Call(
            "PATCH", path_of("/api/external/certificates/{}/holder", certificate_id), body=body
        )
        return cast(models.Holder, self._transport.json(call))

    def notify_holder(
        self, certificate_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Success:
        """Send the holder the link to the certificate once more."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/notify", certificate_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Success, self._transport.json(call))

    def get_pdf(self, certificate_id: str, /, *, locale: models.Locale | None = None) -> bytes:
        """The certificate as PDF/A-3, in its own language or in that of `locale`."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/pdf", certificate_id),
            query={"locale": locale},
        )
        return self._transport.content(call)

    def get_proof(self, certificate_id: str, /) -> dict[str, Any]:
        """All that is needed to check the certificate without this service, in one file."""
        call = Call("GET", path_of("/api/external/certificates/{}/proof", certificate_id))
        return cast(dict[str, Any], self._transport.json(call))

    def get_qr_code_png(
        self,
        certificate_id: str,
        /,
        *,
        locale: models.Locale | None = None,
        leadsTo: models.QrTarget | None = None,
    ) -> bytes:
        """The QR code that leads to the verify page or is the GS1 Digital Link, as PNG."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/qr.png", certificate_id),
            query={"locale": locale, "leadsTo": leadsTo},
        )
        return self._transport.content(call)

    def get_qr_code_svg(
        self,
        certificate_id: str,
        /,
        *,
        locale: models.Locale | None = None,
        leadsTo: models.QrTarget | None = None,
    ) -> bytes:
        """The QR code that leads to the verify page or is the GS1 Digital Link, as SVG."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/qr.svg", certificate_id),
            query={"locale": locale, "leadsTo": leadsTo},
        )
        return self._transport.content(call)

    def reinstate(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReinstateRequest],
    ) -> models.ChangedCertificate:
        """Lift one hold. The certificate is in force again once none is left."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/reinstate", certificate_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedCertificate, self._transport.json(call))

    def reject(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.StatusChangeRequest],
    ) -> models.ChangedCertificate:
        """Reject a pending certificate: it is revoked."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/reject", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedCertificate, self._transport.json(call))

    def release(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReleaseRequest],
    ) -> models.ChangedCertificate:
        """Release a pending certificate, as somebody other than who issued it."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/release", certificate_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedCertificate, self._transport.json(call))

    def revoke(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.StatusChangeRequest],
    ) -> models.ChangedCertificate:
        """Revoke a certificate for good."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/revoke", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedCertificate, self._transport.json(call))

    def supersede(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.SupersedeRequest],
    ) -> models.IssuedCertificate:
        """Issue the successor of a certificate, which from then on points to it."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/supersede", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.IssuedCertificate, self._transport.json(call))

    def suspend(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.StatusChangeRequest],
    ) -> models.ChangedCertificate:
        """Suspend a certificate: place a hold. Several may be open at once."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/suspend", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedCertificate, self._transport.json(call))

    def verify(
        self, certificate_id: str, /, *, locale: models.Locale | None = None
    ) -> models.PublicCertificate:
        """Whether a certificate is good now."""
        call = Call(
            "GET", path_of("/api/public/certificates/{}", certificate_id), query={"locale": locale}
        )
        return cast(models.PublicCertificate, self._transport.json(call))

    def get_log(self, certificate_id: str, /) -> models.Log:
        """What the transparency log holds of a certificate."""
        call = Call("GET", path_of("/api/public/certificates/{}/log", certificate_id))
        return cast(models.Log, self._transport.json(call))


class AccountApiKeys:
    """`client.account.api_keys`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: models.ApiKeyState | None = None,
    ) -> Pages[models.ApiKeyList, models.ApiKeySummary]:
        """The API keys of this mode, the newest first."""
        call = Call(
            "GET",
            "/api/external/account/api-keys",
            query={"limit": limit, "cursor": cursor, "state": state},
        )
        return Pages(self._transport, call)

    def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ApiKeyCreate]
    ) -> models.NewApiKey:
        """Create an API key that gives no more than the key that asks. Its secret is shown this once."""
        call = Call(
            "POST",
            "/api/external/account/api-keys",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewApiKey, self._transport.json(call))

    def get(self, key_id: str, /) -> models.ApiKey:
        """One API key."""
        call = Call("GET", path_of("/api/external/account/api-keys/{}", key_id))
        return cast(models.ApiKey, self._transport.json(call))

    def update(self, key_id: str, /, **body: Unpack[models.ApiKeyUpdate]) -> models.ApiKey:
        """Rename an API key, or narrow what it gives."""
        call = Call("PATCH", path_of("/api/external/account/api-keys/{}", key_id), body=body)
        return cast(models.ApiKey, self._transport.json(call))

    def revoke(self, key_id: str, /, *, idempotency_key: str | None = None) -> models.ApiKey:
        """End an API key at once and for good."""
        call = Call(
            "POST",
            path_of("/api/external/account/api-keys/{}/revoke", key_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ApiKey, self._transport.json(call))

    def rotate(
        self,
        key_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ApiKeyRotateRequest],
    ) -> models.NewApiKey:
        """Put a new API key in the place of this one, which works for some hours more. The new secret is shown this once."""
        call = Call(
            "POST",
            path_of("/api/external/account/api-keys/{}/rotate", key_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewApiKey, self._transport.json(call))


class Account:
    """`client.account`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.api_keys = AccountApiKeys(transport)

    def get(self) -> models.Account:
        """The account and what this key may do."""
        call = Call("GET", "/api/external/account")
        return cast(models.Account, self._transport.json(call))

    def list_audit_entries(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        action: str | None = None,
        actor: str | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> Pages[models.AuditEntryList, models.AuditEntry]:
        """Who changed what, newest first."""
        call = Call(
            "GET",
            "/api/external/account/audit",
            query={
                "limit": limit,
                "cursor": cursor,
                "action": action,
                "actor": actor,
                "from": from_,
                "to": to,
            },
        )
        return Pages(self._transport, call)

    def get_consent(self, *, locale: models.Locale | None = None) -> models.Consent:
        """What is to be accepted, and what was."""
        call = Call("GET", "/api/external/account/consent", query={"locale": locale})
        return cast(models.Consent, self._transport.json(call))

    def give_consent(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ConsentRequest]
    ) -> models.Consent:
        """Accept a document, or withdraw from it."""
        call = Call(
            "POST",
            "/api/external/account/consent",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Consent, self._transport.json(call))

    def export(self, *, idempotency_key: str | None = None) -> models.Job:
        """Export everything that the issuer owns in this mode, as a ZIP archive with a manifest."""
        call = Call(
            "POST", "/api/external/account/export", keyed=True, idempotency_key=idempotency_key
        )
        return cast(models.Job, self._transport.json(call))

    def list_requests(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        requestId: str | None = None,
        code: str | None = None,
        statusClass: models.StatusClass | None = None,
        path: str | None = None,
        keyId: str | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> Pages[models.LoggedRequestList, models.LoggedRequest]:
        """The requests of the last 30 days, newest first: to look up an error."""
        call = Call(
            "GET",
            "/api/external/account/requests",
            query={
                "limit": limit,
                "cursor": cursor,
                "requestId": requestId,
                "code": code,
                "statusClass": statusClass,
                "path": path,
                "keyId": keyId,
                "from": from_,
                "to": to,
            },
        )
        return Pages(self._transport, call)

    def get_settings(self) -> models.Settings:
        """The account’s settings."""
        call = Call("GET", "/api/external/account/settings")
        return cast(models.Settings, self._transport.json(call))

    def update_settings(self, **body: Unpack[models.SettingsUpdate]) -> models.Settings:
        """Change some of the account’s settings."""
        call = Call("PATCH", "/api/external/account/settings", body=body)
        return cast(models.Settings, self._transport.json(call))

    def set_logo(self, content: bytes, /, *, content_type: str = "image/png") -> models.Settings:
        """Set the logo: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels."""
        call = Call(
            "PUT", "/api/external/account/settings/logo", content=content, content_type=content_type
        )
        return cast(models.Settings, self._transport.json(call))

    def remove_logo(self) -> models.Settings:
        """Remove the logo."""
        call = Call("DELETE", "/api/external/account/settings/logo")
        return cast(models.Settings, self._transport.json(call))

    def set_signature(
        self, content: bytes, /, *, content_type: str = "image/png"
    ) -> models.Settings:
        """Set the signature printed on certificates: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels."""
        call = Call(
            "PUT",
            "/api/external/account/settings/signature",
            content=content,
            content_type=content_type,
        )
        return cast(models.Settings, self._transport.json(call))

    def remove_signature(self) -> models.Settings:
        """Remove the signature printed on certificates."""
        call = Call("DELETE", "/api/external/account/settings/signature")
        return cast(models.Settings, self._transport.json(call))

    def list_signing_keys(
        self, *, limit: int | None = None, cursor: str | None = None
    ) -> Pages[models.SigningKeyList, models.SigningKey]:
        """The issuer's DID, and the keys that sign credentials of this mode, the newest first."""
        call = Call(
            "GET", "/api/external/account/signing-keys", query={"limit": limit, "cursor": cursor}
        )
        return Pages(self._transport, call)

    def rotate_signing_key(self, *, idempotency_key: str | None = None) -> models.SigningKey:
        """Have a new signing key made, within seconds. The old one is retired: what it signed stays valid."""
        call = Call(
            "POST",
            "/api/external/account/signing-keys/rotate",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.SigningKey, self._transport.json(call))

    def get_test_clock(self) -> models.TestClock:
        """The time that test certificates go by."""
        call = Call("GET", "/api/external/account/test-clock")
        return cast(models.TestClock, self._transport.json(call))

    def advance_test_clock(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.TestClockCreate]
    ) -> models.TestClock:
        """Set the test clock forward: test certificates expire, and their notices are sent."""
        call = Call(
            "POST",
            "/api/external/account/test-clock",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.TestClock, self._transport.json(call))

    def get_usage(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        granularity: models.Granularity | None = None,
    ) -> models.Usage:
        """What was used, by day or month (UTC)."""
        call = Call(
            "GET",
            "/api/external/account/usage",
            query={"from": from_, "to": to, "granularity": granularity},
        )
        return cast(models.Usage, self._transport.json(call))


class Operations:
    """`client`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.account = Account(transport)
        self.certificates = Certificates(transport)
        self.edu = Edu(transport)
        self.jobs = Jobs(transport)
        self.webhooks = Webhooks(transport)


class AsyncWebhooksEndpoints:
    """`client.webhooks.endpoints`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self, *, limit: int | None = None, cursor: str | None = None
    ) -> AsyncPages[models.WebhookEndpointList, models.WebhookEndpointSummary]:
        """Webhook endpoints, the newest first."""
        call = Call(
            "GET", "/api/external/webhooks/endpoints", query={"limit": limit, "cursor": cursor}
        )
        return AsyncPages(self._transport, call)

    async def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.WebhookEndpointCreate]
    ) -> models.NewWebhookEndpoint:
        """Add a webhook endpoint; the answer holds its secret."""
        call = Call(
            "POST",
            "/api/external/webhooks/endpoints",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewWebhookEndpoint, await self._transport.json(call))

    async def get(self, endpoint_id: str, /) -> models.WebhookEndpoint:
        """One webhook endpoint, and its last 24 hours."""
        call = Call("GET", path_of("/api/external/webhooks/endpoints/{}", endpoint_id))
        return cast(models.WebhookEndpoint, await self._transport.json(call))

    async def update(
        self, endpoint_id: str, /, **body: Unpack[models.WebhookEndpointUpdate]
    ) -> models.WebhookEndpoint:
        """Change a webhook endpoint."""
        call = Call("PATCH", path_of("/api/external/webhooks/endpoints/{}", endpoint_id), body=body)
        return cast(models.WebhookEndpoint, await self._transport.json(call))

    async def delete(self, endpoint_id: str, /) -> models.Success:
        """Delete a webhook endpoint; its unfinished deliveries are cancelled."""
        call = Call("DELETE", path_of("/api/external/webhooks/endpoints/{}", endpoint_id))
        return cast(models.Success, await self._transport.json(call))

    async def disable(
        self, endpoint_id: str, /, *, idempotency_key: str | None = None
    ) -> models.ChangedWebhookEndpoint:
        """Disable a webhook endpoint; its deliveries are held."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/disable", endpoint_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedWebhookEndpoint, await self._transport.json(call))

    async def enable(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EnableRequest],
    ) -> models.ChangedWebhookEndpoint:
        """Enable a webhook endpoint; with `release` its held deliveries are sent."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/enable", endpoint_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedWebhookEndpoint, await self._transport.json(call))

    async def replay_events(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReplayRequest],
    ) -> models.Job:
        """Send an endpoint all events since then, also those that were never sent to it, as a job."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/replay", endpoint_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))

    async def rotate_secret(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.SecretRotateRequest],
    ) -> models.NewWebhookEndpoint:
        """Rotate the signing secret; the old one stays valid for a while."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/rotate-secret", endpoint_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewWebhookEndpoint, await self._transport.json(call))

    async def get_secret(self, endpoint_id: str, /) -> models.WebhookSecret:
        """Read the signing secret; the audit records it."""
        call = Call("GET", path_of("/api/external/webhooks/endpoints/{}/secret", endpoint_id))
        return cast(models.WebhookSecret, await self._transport.json(call))

    async def send_sample(
        self,
        endpoint_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.SampleRequest],
    ) -> models.SampleResult:
        """Send this endpoint a sample of an event, signed like a real one and marked `sample`."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/endpoints/{}/send-sample", endpoint_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.SampleResult, await self._transport.json(call))


class AsyncWebhooksDeliveries:
    """`client.webhooks.deliveries`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        endpointId: str | None = None,
        state: models.WebhookDeliveryState | None = None,
        eventType: models.EventName | None = None,
        since: str | None = None,
        until: str | None = None,
        outcome: models.WebhookAttemptOutcome | None = None,
        httpStatus: int | None = None,
    ) -> AsyncPages[models.WebhookDeliveryList, models.WebhookDeliverySummary]:
        """Deliveries, the newest first."""
        call = Call(
            "GET",
            "/api/external/webhooks/deliveries",
            query={
                "limit": limit,
                "cursor": cursor,
                "endpointId": endpointId,
                "state": state,
                "eventType": eventType,
                "since": since,
                "until": until,
                "outcome": outcome,
                "httpStatus": httpStatus,
            },
        )
        return AsyncPages(self._transport, call)

    async def retry_many(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkRetryRequest]
    ) -> models.Job:
        """Send many deliveries again, by ids or by a filter: as a job."""
        call = Call(
            "POST",
            "/api/external/webhooks/deliveries/bulk-retry",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))

    async def get(self, delivery_id: str, /) -> models.WebhookDelivery:
        """One delivery, and the body that is sent."""
        call = Call("GET", path_of("/api/external/webhooks/deliveries/{}", delivery_id))
        return cast(models.WebhookDelivery, await self._transport.json(call))

    def list_attempts(
        self, delivery_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> AsyncPages[models.WebhookAttemptList, models.WebhookAttempt]:
        """The attempts of a delivery, the newest first; kept for 90 days."""
        call = Call(
            "GET",
            path_of("/api/external/webhooks/deliveries/{}/attempts", delivery_id),
            query={"limit": limit, "cursor": cursor},
        )
        return AsyncPages(self._transport, call)

    async def retry(
        self,
        delivery_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.RetryRequest],
    ) -> models.WebhookDelivery:
        """One more attempt now; to a disabled endpoint too."""
        call = Call(
            "POST",
            path_of("/api/external/webhooks/deliveries/{}/retry", delivery_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.WebhookDelivery, await self._transport.json(call))


class AsyncWebhooks:
    """`client.webhooks`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.deliveries = AsyncWebhooksDeliveries(transport)
        self.endpoints = AsyncWebhooksEndpoints(transport)

    async def list_event_types(self) -> models.EventTypeList:
        """Every type of event, with the schema of its body and an example."""
        call = Call("GET", "/api/external/webhooks/event-types")
        return cast(models.EventTypeList, await self._transport.json(call))

    def list_events(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        eventType: models.EventName | None = None,
    ) -> AsyncPages[models.EventList, models.Event]:
        """Events in the order in which they became visible: none is ever skipped."""
        call = Call(
            "GET",
            "/api/external/webhooks/events",
            query={"limit": limit, "after": after, "eventType": eventType},
        )
        return AsyncPages(self._transport, call)


class AsyncJobs:
    """`client.jobs`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        kind: models.JobKind | None = None,
        state: models.JobState | None = None,
    ) -> AsyncPages[models.JobList, models.JobSummary]:
        """Jobs, the newest first."""
        call = Call(
            "GET",
            "/api/external/jobs",
            query={"limit": limit, "cursor": cursor, "kind": kind, "state": state},
        )
        return AsyncPages(self._transport, call)

    async def get(self, job_id: str, /) -> models.Job:
        """One job, and how far it is."""
        call = Call("GET", path_of("/api/external/jobs/{}", job_id))
        return cast(models.Job, await self._transport.json(call))

    async def cancel(self, job_id: str, /, *, idempotency_key: str | None = None) -> models.Job:
        """Stop a job; what it has done so far stays done."""
        call = Call(
            "POST",
            path_of("/api/external/jobs/{}/cancel", job_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))

    def list_errors(
        self, job_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> AsyncPages[models.JobRowErrorList, models.JobRowError]:
        """The errors of a job by row and column; the first 10,000 are kept."""
        call = Call(
            "GET",
            path_of("/api/external/jobs/{}/errors", job_id),
            query={"limit": limit, "cursor": cursor},
        )
        return AsyncPages(self._transport, call)

    async def get_results(
        self, job_id: str, /, *, format: models.ResultFormat | None = None
    ) -> bytes:
        """The results file of a job that has ended, in the format of its kind."""
        call = Call(
            "GET", path_of("/api/external/jobs/{}/results", job_id), query={"format": format}
        )
        return await self._transport.content(call)

    async def undo(self, job_id: str, /, *, idempotency_key: str | None = None) -> models.Job:
        """Undo what a job did, where its kind offers that: by another job."""
        call = Call(
            "POST",
            path_of("/api/external/jobs/{}/undo", job_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))


class AsyncEduTeamsMembers:
    """`client.edu.teams.members`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self, team_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> AsyncPages[models.TeamMemberList, models.TeamMember]:
        """Members of a team, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/teams/{}/members", team_id),
            query={"limit": limit, "cursor": cursor},
        )
        return AsyncPages(self._transport, call)

    async def add(
        self,
        team_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.TeamMemberCreate],
    ) -> models.AddedTeamMember:
        """Put one of the account’s people into a team, or invite somebody new to it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/teams/{}/members", team_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.AddedTeamMember, await self._transport.json(call))

    async def update(
        self, team_id: str, member_id: str, /, **body: Unpack[models.TeamMemberUpdate]
    ) -> models.TeamMember:
        """Give a member of a team another role; the last coordinator stays one."""
        call = Call(
            "PATCH", path_of("/api/external/edu/teams/{}/members/{}", team_id, member_id), body=body
        )
        return cast(models.TeamMember, await self._transport.json(call))

    async def remove(self, team_id: str, member_id: str, /) -> models.Success:
        """Take somebody out of a team; the last coordinator stays."""
        call = Call("DELETE", path_of("/api/external/edu/teams/{}/members/{}", team_id, member_id))
        return cast(models.Success, await self._transport.json(call))


class AsyncEduTeamsInvitations:
    """`client.edu.teams.invitations`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self, team_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> AsyncPages[models.TeamInvitationList, models.TeamInvitation]:
        """Open invitations to a team, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/teams/{}/invitations", team_id),
            query={"limit": limit, "cursor": cursor},
        )
        return AsyncPages(self._transport, call)

    async def revoke(self, team_id: str, invitation_id: str, /) -> models.Success:
        """Take an invitation to a team back."""
        call = Call(
            "DELETE", path_of("/api/external/edu/teams/{}/invitations/{}", team_id, invitation_id)
        )
        return cast(models.Success, await self._transport.json(call))

    async def resend(
        self, team_id: str, invitation_id: str, /, *, idempotency_key: str | None = None
    ) -> models.TeamInvitation:
        """Send an invitation to a team again: the one before opens nothing more."""
        call = Call(
            "POST",
            path_of("/api/external/edu/teams/{}/invitations/{}/resend", team_id, invitation_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.TeamInvitation, await self._transport.json(call))


class AsyncEduTeams:
    """`client.edu.teams`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.invitations = AsyncEduTeamsInvitations(transport)
        self.members = AsyncEduTeamsMembers(transport)

    def list(
        self, *, limit: int | None = None, cursor: str | None = None
    ) -> AsyncPages[models.TeamList, models.Team]:
        """Teams, the newest first."""
        call = Call("GET", "/api/external/edu/teams", query={"limit": limit, "cursor": cursor})
        return AsyncPages(self._transport, call)

    async def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.TeamRequest]
    ) -> models.Team:
        """Create a team."""
        call = Call(
            "POST",
            "/api/external/edu/teams",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Team, await self._transport.json(call))

    async def get(self, team_id: str, /) -> models.Team:
        """One team."""
        call = Call("GET", path_of("/api/external/edu/teams/{}", team_id))
        return cast(models.Team, await self._transport.json(call))

    async def update(self, team_id: str, /, **body: Unpack[models.TeamRequest]) -> models.Team:
        """Give a team another name."""
        call = Call("PATCH", path_of("/api/external/edu/teams/{}", team_id), body=body)
        return cast(models.Team, await self._transport.json(call))


class AsyncEduRecipients:
    """`client.edu.recipients`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self, *, limit: int | None = None, cursor: str | None = None, externalId: str | None = None
    ) -> AsyncPages[models.RecipientList, models.Recipient]:
        """Recipients, the newest first; names and addresses are searched for by POST."""
        call = Call(
            "GET",
            "/api/external/edu/recipients",
            query={"limit": limit, "cursor": cursor, "externalId": externalId},
        )
        return AsyncPages(self._transport, call)

    async def save(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.RecipientCreate]
    ) -> models.SavedRecipient:
        """Create a recipient; 200 if one of this externalId was there and is changed."""
        call = Call(
            "POST",
            "/api/external/edu/recipients",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.SavedRecipient, await self._transport.json(call))

    async def import_(
        self,
        content: bytes,
        /,
        *,
        mode: models.BulkMode | None = None,
        dryRun: bool | None = None,
        cohortId: str | None = None,
        mapping: str | None = None,
        encoding: Literal[
            "utf-8",
            "utf-16",
            "windows-1252",
            "iso-8859-1",
            "iso-8859-15",
            "windows-1250",
            "cp850",
            "macintosh",
        ]
        | None = None,
        delimiter: models.Delimiter | None = None,
        sheet: str | None = None,
        headRow: int | None = None,
        hidden: Literal["skip", "take"] | None = None,
        dateFormat: Literal[
            "YYYY-MM-DD",
            "YYYYMMDD",
            "YYYY/MM/DD",
            "YYYY.MM.DD",
            "DD.MM.YYYY",
            "DD/MM/YYYY",
            "MM/DD/YYYY",
            "DD-MM-YYYY",
            "MM-DD-YYYY",
            "MM.DD.YYYY",
            "DD.MM.YY",
            "DD/MM/YY",
            "MM/DD/YY",
            "DD-MM-YY",
            "MM-DD-YY",
        ]
        | None = None,
        decimalMark: models.DecimalMark | None = None,
        content_type: str = "text/csv",
        idempotency_key: str | None = None,
    ) -> models.Job:
        """Import recipients: all rows are checked, then all are put, or none."""
        call = Call(
            "POST",
            "/api/external/edu/recipients/imports",
            query={
                "mode": mode,
                "dryRun": dryRun,
                "cohortId": cohortId,
                "mapping": mapping,
                "encoding": encoding,
                "delimiter": delimiter,
                "sheet": sheet,
                "headRow": headRow,
                "hidden": hidden,
                "dateFormat": dateFormat,
                "decimalMark": decimalMark,
            },
            content=content,
            content_type=content_type,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))

    def search(
        self, **body: Unpack[models.RecipientSearch]
    ) -> AsyncPages[models.RecipientList, models.Recipient]:
        """Recipients by name or e-mail: personal data never stand in an address."""
        call = Call("POST", "/api/external/edu/recipients/search", body=body)
        return AsyncPages(self._transport, call)

    async def get(self, recipient_id: str, /) -> models.Recipient:
        """One recipient; the id of one that was merged leads to the one that was kept."""
        call = Call("GET", path_of("/api/external/edu/recipients/{}", recipient_id))
        return cast(models.Recipient, await self._transport.json(call))

    async def update(
        self, recipient_id: str, /, **body: Unpack[models.RecipientUpdate]
    ) -> models.Recipient:
        """Change a recipient; a new e-mail is also where mails of certificates go."""
        call = Call("PATCH", path_of("/api/external/edu/recipients/{}", recipient_id), body=body)
        return cast(models.Recipient, await self._transport.json(call))

    async def request_data_access(
        self, recipient_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Job:
        """Export all that is held on a recipient, as JSON lines."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/access-requests", recipient_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))

    async def erase(
        self,
        recipient_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EraseRequest],
    ) -> models.RecipientErasure:
        """Erase a recipient and their certificates’ data, in seven days; or look at it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/erase", recipient_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.RecipientErasure, await self._transport.json(call))

    async def undo_erasure(
        self, recipient_id: str, /, *, idempotency_key: str | None = None
    ) -> models.RecipientErasure:
        """Undo the pending erasure of a recipient, and of all that belongs to it."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/erase/undo", recipient_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.RecipientErasure, await self._transport.json(call))

    async def merge(
        self,
        recipient_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.MergeRequest],
    ) -> models.MergeResult:
        """Make two recipients one, for good; a dry run says beforehand what that does."""
        call = Call(
            "POST",
            path_of("/api/external/edu/recipients/{}/merge", recipient_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.MergeResult, await self._transport.json(call))

    async def get_record(self, recipient_id: str, /) -> models.RecipientRecord:
        """All enrolments and certificates of a recipient, with their states."""
        call = Call("GET", path_of("/api/external/edu/recipients/{}/record", recipient_id))
        return cast(models.RecipientRecord, await self._transport.json(call))


class AsyncEduPrograms:
    """`client.edu.programs`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: models.ProgramState | None = None,
    ) -> AsyncPages[models.ProgramList, models.Program]:
        """Programs, the newest first."""
        call = Call(
            "GET",
            "/api/external/edu/programs",
            query={"limit": limit, "cursor": cursor, "state": state},
        )
        return AsyncPages(self._transport, call)

    async def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ProgramCreate]
    ) -> models.Program:
        """Create a program, as a draft."""
        call = Call(
            "POST",
            "/api/external/edu/programs",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Program, await self._transport.json(call))

    async def get(self, program_id: str, /) -> models.Program:
        """One program."""
        call = Call("GET", path_of("/api/external/edu/programs/{}", program_id))
        return cast(models.Program, await self._transport.json(call))

    async def update(
        self, program_id: str, /, **body: Unpack[models.ProgramUpdate]
    ) -> models.Program:
        """Change a program; its grades are fixed once it is published."""
        call = Call("PATCH", path_of("/api/external/edu/programs/{}", program_id), body=body)
        return cast(models.Program, await self._transport.json(call))

    async def archive(
        self, program_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Program:
        """Archive a program for good, once nobody is enrolled; certificates stay."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/archive", program_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Program, await self._transport.json(call))

    async def complete(
        self,
        program_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.CompletionRequest],
    ) -> models.Job:
        """Complete a program: a certificate for each who has passed, as a job."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/complete", program_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))

    async def get_overview(self, program_id: str, /) -> models.Overview:
        """How far a program is: people, certificates, and checks by the public."""
        call = Call("GET", path_of("/api/external/edu/programs/{}/overview", program_id))
        return cast(models.Overview, await self._transport.json(call))

    async def publish(
        self, program_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Program:
        """Publish a program: from then on it is completed."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/publish", program_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Program, await self._transport.json(call))


class AsyncEduEnrolments:
    """`client.edu.enrolments`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        programId: str | None = None,
        cohortId: str | None = None,
        recipientId: str | None = None,
        status: models.EnrolmentStatus | None = None,
    ) -> AsyncPages[models.EnrolmentList, models.Enrolment]:
        """Enrolments, the newest first."""
        call = Call(
            "GET",
            "/api/external/edu/enrolments",
            query={
                "limit": limit,
                "cursor": cursor,
                "programId": programId,
                "cohortId": cohortId,
                "recipientId": recipientId,
                "status": status,
            },
        )
        return AsyncPages(self._transport, call)

    async def enrol_recipients(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.EnrolRequest]
    ) -> models.EnrolResult:
        """Enrol recipients in a cohort, up to 1,000 at once: all of them or none."""
        call = Call(
            "POST",
            "/api/external/edu/enrolments",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.EnrolResult, await self._transport.json(call))

    async def export(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.EnrolmentExportRequest]
    ) -> models.Job:
        """Export the list of a cohort, or of a program, with certificates, as a table."""
        call = Call(
            "POST",
            "/api/external/edu/enrolments/export",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))

    async def get(self, enrolment_id: str, /) -> models.Enrolment:
        """One enrolment."""
        call = Call("GET", path_of("/api/external/edu/enrolments/{}", enrolment_id))
        return cast(models.Enrolment, await self._transport.json(call))

    async def fail(
        self,
        enrolment_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.FailRequest],
    ) -> models.Enrolment:
        """End an attempt as not passed; another one may follow."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/fail", enrolment_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Enrolment, await self._transport.json(call))

    async def reopen(
        self,
        enrolment_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReopenRequest],
    ) -> models.Enrolment:
        """Take a completed or failed attempt up again, once its certificate is revoked."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/reopen", enrolment_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Enrolment, await self._transport.json(call))

    async def withdraw(
        self, enrolment_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Enrolment:
        """Take a recipient out of a cohort; another attempt may follow."""
        call = Call(
            "POST",
            path_of("/api/external/edu/enrolments/{}/withdraw", enrolment_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Enrolment, await self._transport.json(call))


class AsyncEduCohorts:
    """`client.edu.cohorts`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(self, cohort_id: str, /) -> models.Cohort:
        """One cohort."""
        call = Call("GET", path_of("/api/external/edu/cohorts/{}", cohort_id))
        return cast(models.Cohort, await self._transport.json(call))

    async def update(self, cohort_id: str, /, **body: Unpack[models.CohortUpdate]) -> models.Cohort:
        """Change a cohort."""
        call = Call("PATCH", path_of("/api/external/edu/cohorts/{}", cohort_id), body=body)
        return cast(models.Cohort, await self._transport.json(call))

    async def get_overview(self, cohort_id: str, /) -> models.Overview:
        """How far a cohort is: people, certificates, and checks by the public."""
        call = Call("GET", path_of("/api/external/edu/cohorts/{}/overview", cohort_id))
        return cast(models.Overview, await self._transport.json(call))

    def list(
        self, program_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> AsyncPages[models.CohortList, models.Cohort]:
        """Cohorts of a program, the newest first."""
        call = Call(
            "GET",
            path_of("/api/external/edu/programs/{}/cohorts", program_id),
            query={"limit": limit, "cursor": cursor},
        )
        return AsyncPages(self._transport, call)

    async def create(
        self,
        program_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.CohortCreate],
    ) -> models.Cohort:
        """Create a cohort of a program: a class, a course date."""
        call = Call(
            "POST",
            path_of("/api/external/edu/programs/{}/cohorts", program_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Cohort, await self._transport.json(call))


class AsyncEdu:
    """`client.edu`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.cohorts = AsyncEduCohorts(transport)
        self.enrolments = AsyncEduEnrolments(transport)
        self.programs = AsyncEduPrograms(transport)
        self.recipients = AsyncEduRecipients(transport)
        self.teams = AsyncEduTeams(transport)

    async def get_onboarding(self) -> models.Onboarding:
        """The profile, the checklist, and how far the issuer has come."""
        call = Call("GET", "/api/external/edu/onboarding")
        return cast(models.Onboarding, await self._transport.json(call))

    async def update_onboarding(
        self, **body: Unpack[models.OnboardingProfileUpdate]
    ) -> models.Onboarding:
        """Change the profile; once submitted only website and contact."""
        call = Call("PATCH", "/api/external/edu/onboarding", body=body)
        return cast(models.Onboarding, await self._transport.json(call))

    async def submit_onboarding(self, *, idempotency_key: str | None = None) -> models.Onboarding:
        """Ask for approval: every step must be done."""
        call = Call(
            "POST",
            "/api/external/edu/onboarding/submit",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Onboarding, await self._transport.json(call))


class AsyncCertificatesTypes:
    """`client.certificates.types`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self, *, limit: int | None = None, cursor: str | None = None
    ) -> AsyncPages[models.CertificateTypeList, models.CertificateTypeSummary]:
        """Certificate types, the newest first."""
        call = Call(
            "GET", "/api/external/certificates/types", query={"limit": limit, "cursor": cursor}
        )
        return AsyncPages(self._transport, call)

    async def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.CertificateTypeCreate]
    ) -> models.CertificateType:
        """Create a certificate type."""
        call = Call(
            "POST",
            "/api/external/certificates/types",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.CertificateType, await self._transport.json(call))

    async def get(self, type_id: str, /) -> models.CertificateType:
        """One certificate type."""
        call = Call("GET", path_of("/api/external/certificates/types/{}", type_id))
        return cast(models.CertificateType, await self._transport.json(call))

    async def update(
        self, type_id: str, /, **body: Unpack[models.CertificateTypeUpdate]
    ) -> models.CertificateType:
        """Change a certificate type: makes a new version if anything differs. A key turns releaseRequired on, never off."""
        call = Call("PATCH", path_of("/api/external/certificates/types/{}", type_id), body=body)
        return cast(models.CertificateType, await self._transport.json(call))

    async def archive(
        self, type_id: str, /, *, idempotency_key: str | None = None
    ) -> models.CertificateType:
        """Archive a certificate type: it issues nothing more; certificates stay."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/types/{}/archive", type_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.CertificateType, await self._transport.json(call))

    async def get_schema(self, type_id: str, /) -> bytes:
        """The issue request of this type as JSON Schema (2020-12)."""
        call = Call("GET", path_of("/api/external/certificates/types/{}/schema", type_id))
        return await self._transport.content(call)


class AsyncCertificatesLinks:
    """`client.certificates.links`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        certificate_id: str,
        /,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        direction: models.LinkDirection | None = None,
    ) -> AsyncPages[models.LinkList, models.Link]:
        """What a certificate refers to; or with direction=in, your own that refer to it."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/links", certificate_id),
            query={"limit": limit, "cursor": cursor, "direction": direction},
        )
        return AsyncPages(self._transport, call)

    async def create(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.LinkCreate],
    ) -> models.Link:
        """Link a certificate to another one, or to a document on the web."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/links", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Link, await self._transport.json(call))

    async def delete(self, certificate_id: str, link_id: str, /) -> models.Success:
        """Remove a link."""
        call = Call(
            "DELETE", path_of("/api/external/certificates/{}/links/{}", certificate_id, link_id)
        )
        return cast(models.Success, await self._transport.json(call))


class AsyncCertificatesAttachments:
    """`client.certificates.attachments`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def download(self, certificate_id: str, number: int, /) -> bytes:
        """The file of an attachment."""
        call = Call(
            "GET", path_of("/api/external/certificates/{}/attachments/{}", certificate_id, number)
        )
        return await self._transport.content(call)

    async def upload(
        self,
        certificate_id: str,
        number: int,
        content: bytes,
        /,
        *,
        content_type: str = "application/octet-stream",
    ) -> models.Attachment:
        """Upload the file of an attachment: the one registered at issue, at most 10 MiB."""
        call = Call(
            "PUT",
            path_of("/api/external/certificates/{}/attachments/{}", certificate_id, number),
            content=content,
            content_type=content_type,
        )
        return cast(models.Attachment, await self._transport.json(call))


class AsyncCertificates:
    """`client.certificates`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.attachments = AsyncCertificatesAttachments(transport)
        self.links = AsyncCertificatesLinks(transport)
        self.types = AsyncCertificatesTypes(transport)

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        include: Literal["metadata"] | None = None,
        batch: str | None = None,
        certificateNumber: str | None = None,
        externalRef: str | None = None,
        gtin: str | None = None,
        line: str | None = None,
        orderNo: str | None = None,
        plant: str | None = None,
        productId: str | None = None,
        serialNumber: str | None = None,
        typeId: int | None = None,
        typeCode: str | None = None,
        status: models.CertificateStatus | None = None,
        issuedFrom: str | None = None,
        issuedTo: str | None = None,
        validUntilFrom: str | None = None,
        validUntilTo: str | None = None,
        statusChangedFrom: str | None = None,
        statusChangedTo: str | None = None,
        metadata: Mapping[str, str] | None = None,
        **fields: str,
    ) -> AsyncPages[models.CertificateList, models.CertificateSummary]:
        """Certificates, the newest first; every searchable metadata key is a filter too."""
        call = Call(
            "GET",
            "/api/external/certificates",
            query={
                "limit": limit,
                "cursor": cursor,
                "include": include,
                "batch": batch,
                "certificateNumber": certificateNumber,
                "externalRef": externalRef,
                "gtin": gtin,
                "line": line,
                "orderNo": orderNo,
                "plant": plant,
                "productId": productId,
                "serialNumber": serialNumber,
                "typeId": typeId,
                "typeCode": typeCode,
                "status": status,
                "issuedFrom": issuedFrom,
                "issuedTo": issuedTo,
                "validUntilFrom": validUntilFrom,
                "validUntilTo": validUntilTo,
                "statusChangedFrom": statusChangedFrom,
                "statusChangedTo": statusChangedTo,
                **(metadata or {}),
                **fields,
            },
        )
        return AsyncPages(self._transport, call)

    async def request_data_access(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.AccessRequest]
    ) -> models.Job:
        """Export all that is held on a person, as JSON lines."""
        call = Call(
            "POST",
            "/api/external/certificates/access-requests",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))

    async def start_bulk_action(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkActionRequest]
    ) -> models.BulkActionPreview:
        """Suspend, reinstate, revoke, release or reject many certificates: as a job."""
        call = Call(
            "POST",
            "/api/external/certificates/bulk-actions",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.BulkActionPreview, await self._transport.json(call))

    async def import_(
        self,
        content: bytes,
        /,
        *,
        typeId: int | None = None,
        typeCode: str | None = None,
        mode: models.BulkMode | None = None,
        dryRun: bool | None = None,
        mapping: str | None = None,
        encoding: Literal[
            "utf-8",
            "utf-16",
            "windows-1252",
            "iso-8859-1",
            "iso-8859-15",
            "windows-1250",
            "cp850",
            "macintosh",
        ]
        | None = None,
        delimiter: models.Delimiter | None = None,
        sheet: str | None = None,
        headRow: int | None = None,
        hidden: Literal["skip", "take"] | None = None,
        dateFormat: Literal[
            "YYYY-MM-DD",
            "YYYYMMDD",
            "YYYY/MM/DD",
            "YYYY.MM.DD",
            "DD.MM.YYYY",
            "DD/MM/YYYY",
            "MM/DD/YYYY",
            "DD-MM-YYYY",
            "MM-DD-YYYY",
            "MM.DD.YYYY",
            "DD.MM.YY",
            "DD/MM/YY",
            "MM/DD/YY",
            "DD-MM-YY",
            "MM-DD-YY",
        ]
        | None = None,
        decimalMark: models.DecimalMark | None = None,
        content_type: str = "text/csv",
        idempotency_key: str | None = None,
    ) -> models.Job:
        """Import certificates: all rows are checked, then all are issued, or none."""
        call = Call(
            "POST",
            "/api/external/certificates/imports",
            query={
                "typeId": typeId,
                "typeCode": typeCode,
                "mode": mode,
                "dryRun": dryRun,
                "mapping": mapping,
                "encoding": encoding,
                "delimiter": delimiter,
                "sheet": sheet,
                "headRow": headRow,
                "hidden": hidden,
                "dateFormat": dateFormat,
                "decimalMark": decimalMark,
            },
            content=content,
            content_type=content_type,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))

    async def issue(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.CertificateCreate]
    ) -> models.IssuedCertificate:
        """Issue a certificate."""
        call = Call(
            "POST",
            "/api/external/certificates/issue",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.IssuedCertificate, await self._transport.json(call))

    async def issue_many(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.BulkIssueRequest]
    ) -> models.BulkIssueResult:
        """Issue up to 1,000 certificates: all or none of them, or those that can be."""
        call = Call(
            "POST",
            "/api/external/certificates/issue/bulk",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.BulkIssueResult, await self._transport.json(call))

    async def print(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.PrintRequest]
    ) -> models.Job:
        """Print many certificates: into one PDF (up to 100), or a PDF each (up to 1,000)."""
        call = Call(
            "POST",
            "/api/external/certificates/print",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))

    async def export_proofs(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ProofFilesRequest]
    ) -> models.Job:
        """The proof files of up to 1,000 certificates, in a ZIP."""
        call = Call(
            "POST",
            "/api/external/certificates/proofs",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Job, await self._transport.json(call))

    def search(
        self, **body: Unpack[models.CertificateSearch]
    ) -> AsyncPages[models.CertificateList, models.CertificateSummary]:
        """Certificates of a person: personal data never stand in an address."""
        call = Call("POST", "/api/external/certificates/search", body=body)
        return AsyncPages(self._transport, call)

    async def get_statuses(self, **body: Unpack[models.StatusRequest]) -> models.StatusList:
        """The status of up to 1,000 certificates."""
        call = Call("POST", "/api/external/certificates/status", body=body)
        return cast(models.StatusList, await self._transport.json(call))

    async def add_sample_data(self, *, idempotency_key: str | None = None) -> models.SampleData:
        """Fill the test mode with sample certificates of every status."""
        call = Call(
            "POST",
            "/api/external/certificates/test-data",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.SampleData, await self._transport.json(call))

    async def remove_test_data(self) -> models.SampleData:
        """Remove all test certificates and test events, and put the test clock back."""
        call = Call("DELETE", "/api/external/certificates/test-data")
        return cast(models.SampleData, await self._transport.json(call))

    async def get(self, certificate_id: str, /) -> models.Certificate:
        """One certificate."""
        call = Call("GET", path_of("/api/external/certificates/{}", certificate_id))
        return cast(models.Certificate, await self._transport.json(call))

    async def get_canonical_document(self, certificate_id: str, /) -> bytes:
        """The canonical document (RFC 8785): SHA-256 of these bytes is dataHash."""
        call = Call("GET", path_of("/api/external/certificates/{}/canonical", certificate_id))
        return await self._transport.content(call)

    async def check(
        self, certificate_id: str, /, **body: Unpack[models.CheckRequest]
    ) -> models.CheckResult:
        """Whether a hash, or a document, is that of this certificate; also after erasure."""
        call = Call(
            "POST", path_of("/api/external/certificates/{}/check", certificate_id), body=body
        )
        return cast(models.CheckResult, await self._transport.json(call))

    async def get_credential(
        self,
        certificate_id: str,
        /,
        *,
        proof: Literal["eddsa-jcs-2022", "eddsa-rdfc-2022", "jwt"] | None = None,
        profile: Literal["untp-dcc", "elm"] | None = None,
    ) -> bytes:
        """The certificate as a W3C Verifiable Credential, signed with the issuer's key."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/credential", certificate_id),
            query={"proof": proof, "profile": profile},
        )
        return await self._transport.content(call)

    async def get_inspection_document(self, certificate_id: str, /) -> dict[str, Any]:
        """The inspection document (EN 10204) as JSON with the fields of EN 10168."""
        call = Call("GET", path_of("/api/external/certificates/{}/en10168", certificate_id))
        return cast(dict[str, Any], await self._transport.json(call))

    async def erase(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.EraseRequest],
    ) -> models.Erasure:
        """Erase the holder's data, in seven days; or look at what that would reach."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/erase", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Erasure, await self._transport.json(call))

    async def undo_erasure(
        self, certificate_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Erasure:
        """Undo an erasure that is pending, for the whole supersede chain."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/erase/undo", certificate_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Erasure, await self._transport.json(call))

    def get_history(
        self, certificate_id: str, /, *, limit: int | None = None, cursor: str | None = None
    ) -> AsyncPages[models.CertificateHistory, models.HistoryEntry]:
        """What happened to a certificate, the latest first, and its holds."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/history", certificate_id),
            query={"limit": limit, "cursor": cursor},
        )
        return AsyncPages(self._transport, call)

    async def update_holder_contact(
        self, certificate_id: str, /, **body: Unpack[models.HolderUpdate]
    ) -> models.Holder:
        """Change the address that mails to the holder go to; the document stays."""
        call = Call(
            "PATCH", path_of("/api/external/certificates/{}/holder", certificate_id), body=body
        )
        return cast(models.Holder, await self._transport.json(call))

    async def notify_holder(
        self, certificate_id: str, /, *, idempotency_key: str | None = None
    ) -> models.Success:
        """Send the holder the link to the certificate once more."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/notify", certificate_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Success, await self._transport.json(call))

    async def get_pdf(
        self, certificate_id: str, /, *, locale: models.Locale | None = None
    ) -> bytes:
        """The certificate as PDF/A-3, in its own language or in that of `locale`."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/pdf", certificate_id),
            query={"locale": locale},
        )
        return await self._transport.content(call)

    async def get_proof(self, certificate_id: str, /) -> dict[str, Any]:
        """All that is needed to check the certificate without this service, in one file."""
        call = Call("GET", path_of("/api/external/certificates/{}/proof", certificate_id))
        return cast(dict[str, Any], await self._transport.json(call))

    async def get_qr_code_png(
        self,
        certificate_id: str,
        /,
        *,
        locale: models.Locale | None = None,
        leadsTo: models.QrTarget | None = None,
    ) -> bytes:
        """The QR code that leads to the verify page or is the GS1 Digital Link, as PNG."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/qr.png", certificate_id),
            query={"locale": locale, "leadsTo": leadsTo},
        )
        return await self._transport.content(call)

    async def get_qr_code_svg(
        self,
        certificate_id: str,
        /,
        *,
        locale: models.Locale | None = None,
        leadsTo: models.QrTarget | None = None,
    ) -> bytes:
        """The QR code that leads to the verify page or is the GS1 Digital Link, as SVG."""
        call = Call(
            "GET",
            path_of("/api/external/certificates/{}/qr.svg", certificate_id),
            query={"locale": locale, "leadsTo": leadsTo},
        )
        return await self._transport.content(call)

    async def reinstate(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReinstateRequest],
    ) -> models.ChangedCertificate:
        """Lift one hold. The certificate is in force again once none is left."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/reinstate", certificate_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedCertificate, await self._transport.json(call))

    async def reject(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.StatusChangeRequest],
    ) -> models.ChangedCertificate:
        """Reject a pending certificate: it is revoked."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/reject", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedCertificate, await self._transport.json(call))

    async def release(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ReleaseRequest],
    ) -> models.ChangedCertificate:
        """Release a pending certificate, as somebody other than who issued it."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/release", certificate_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedCertificate, await self._transport.json(call))

    async def revoke(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.StatusChangeRequest],
    ) -> models.ChangedCertificate:
        """Revoke a certificate for good."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/revoke", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedCertificate, await self._transport.json(call))

    async def supersede(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.SupersedeRequest],
    ) -> models.IssuedCertificate:
        """Issue the successor of a certificate, which from then on points to it."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/supersede", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.IssuedCertificate, await self._transport.json(call))

    async def suspend(
        self,
        certificate_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.StatusChangeRequest],
    ) -> models.ChangedCertificate:
        """Suspend a certificate: place a hold. Several may be open at once."""
        call = Call(
            "POST",
            path_of("/api/external/certificates/{}/suspend", certificate_id),
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ChangedCertificate, await self._transport.json(call))

    async def verify(
        self, certificate_id: str, /, *, locale: models.Locale | None = None
    ) -> models.PublicCertificate:
        """Whether a certificate is good now."""
        call = Call(
            "GET", path_of("/api/public/certificates/{}", certificate_id), query={"locale": locale}
        )
        return cast(models.PublicCertificate, await self._transport.json(call))

    async def get_log(self, certificate_id: str, /) -> models.Log:
        """What the transparency log holds of a certificate."""
        call = Call("GET", path_of("/api/public/certificates/{}/log", certificate_id))
        return cast(models.Log, await self._transport.json(call))


class AsyncAccountApiKeys:
    """`client.account.api_keys`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        state: models.ApiKeyState | None = None,
    ) -> AsyncPages[models.ApiKeyList, models.ApiKeySummary]:
        """The API keys of this mode, the newest first."""
        call = Call(
            "GET",
            "/api/external/account/api-keys",
            query={"limit": limit, "cursor": cursor, "state": state},
        )
        return AsyncPages(self._transport, call)

    async def create(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ApiKeyCreate]
    ) -> models.NewApiKey:
        """Create an API key that gives no more than the key that asks. Its secret is shown this once."""
        call = Call(
            "POST",
            "/api/external/account/api-keys",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewApiKey, await self._transport.json(call))

    async def get(self, key_id: str, /) -> models.ApiKey:
        """One API key."""
        call = Call("GET", path_of("/api/external/account/api-keys/{}", key_id))
        return cast(models.ApiKey, await self._transport.json(call))

    async def update(self, key_id: str, /, **body: Unpack[models.ApiKeyUpdate]) -> models.ApiKey:
        """Rename an API key, or narrow what it gives."""
        call = Call("PATCH", path_of("/api/external/account/api-keys/{}", key_id), body=body)
        return cast(models.ApiKey, await self._transport.json(call))

    async def revoke(self, key_id: str, /, *, idempotency_key: str | None = None) -> models.ApiKey:
        """End an API key at once and for good."""
        call = Call(
            "POST",
            path_of("/api/external/account/api-keys/{}/revoke", key_id),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.ApiKey, await self._transport.json(call))

    async def rotate(
        self,
        key_id: str,
        /,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[models.ApiKeyRotateRequest],
    ) -> models.NewApiKey:
        """Put a new API key in the place of this one, which works for some hours more. The new secret is shown this once."""
        call = Call(
            "POST",
            path_of("/api/external/account/api-keys/{}/rotate", key_id),
            body=body or None,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.NewApiKey, await self._transport.json(call))


class AsyncAccount:
    """`client.account`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.api_keys = AsyncAccountApiKeys(transport)

    async def get(self) -> models.Account:
        """The account and what this key may do."""
        call = Call("GET", "/api/external/account")
        return cast(models.Account, await self._transport.json(call))

    def list_audit_entries(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        action: str | None = None,
        actor: str | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> AsyncPages[models.AuditEntryList, models.AuditEntry]:
        """Who changed what, newest first."""
        call = Call(
            "GET",
            "/api/external/account/audit",
            query={
                "limit": limit,
                "cursor": cursor,
                "action": action,
                "actor": actor,
                "from": from_,
                "to": to,
            },
        )
        return AsyncPages(self._transport, call)

    async def get_consent(self, *, locale: models.Locale | None = None) -> models.Consent:
        """What is to be accepted, and what was."""
        call = Call("GET", "/api/external/account/consent", query={"locale": locale})
        return cast(models.Consent, await self._transport.json(call))

    async def give_consent(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.ConsentRequest]
    ) -> models.Consent:
        """Accept a document, or withdraw from it."""
        call = Call(
            "POST",
            "/api/external/account/consent",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.Consent, await self._transport.json(call))

    async def export(self, *, idempotency_key: str | None = None) -> models.Job:
        """Export everything that the issuer owns in this mode, as a ZIP archive with a manifest."""
        call = Call(
            "POST", "/api/external/account/export", keyed=True, idempotency_key=idempotency_key
        )
        return cast(models.Job, await self._transport.json(call))

    def list_requests(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        requestId: str | None = None,
        code: str | None = None,
        statusClass: models.StatusClass | None = None,
        path: str | None = None,
        keyId: str | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> AsyncPages[models.LoggedRequestList, models.LoggedRequest]:
        """The requests of the last 30 days, newest first: to look up an error."""
        call = Call(
            "GET",
            "/api/external/account/requests",
            query={
                "limit": limit,
                "cursor": cursor,
                "requestId": requestId,
                "code": code,
                "statusClass": statusClass,
                "path": path,
                "keyId": keyId,
                "from": from_,
                "to": to,
            },
        )
        return AsyncPages(self._transport, call)

    async def get_settings(self) -> models.Settings:
        """The account’s settings."""
        call = Call("GET", "/api/external/account/settings")
        return cast(models.Settings, await self._transport.json(call))

    async def update_settings(self, **body: Unpack[models.SettingsUpdate]) -> models.Settings:
        """Change some of the account’s settings."""
        call = Call("PATCH", "/api/external/account/settings", body=body)
        return cast(models.Settings, await self._transport.json(call))

    async def set_logo(
        self, content: bytes, /, *, content_type: str = "image/png"
    ) -> models.Settings:
        """Set the logo: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels."""
        call = Call(
            "PUT", "/api/external/account/settings/logo", content=content, content_type=content_type
        )
        return cast(models.Settings, await self._transport.json(call))

    async def remove_logo(self) -> models.Settings:
        """Remove the logo."""
        call = Call("DELETE", "/api/external/account/settings/logo")
        return cast(models.Settings, await self._transport.json(call))

    async def set_signature(
        self, content: bytes, /, *, content_type: str = "image/png"
    ) -> models.Settings:
        """Set the signature printed on certificates: a PNG or JPEG of at most 256 KiB and 1200 × 600 pixels."""
        call = Call(
            "PUT",
            "/api/external/account/settings/signature",
            content=content,
            content_type=content_type,
        )
        return cast(models.Settings, await self._transport.json(call))

    async def remove_signature(self) -> models.Settings:
        """Remove the signature printed on certificates."""
        call = Call("DELETE", "/api/external/account/settings/signature")
        return cast(models.Settings, await self._transport.json(call))

    def list_signing_keys(
        self, *, limit: int | None = None, cursor: str | None = None
    ) -> AsyncPages[models.SigningKeyList, models.SigningKey]:
        """The issuer's DID, and the keys that sign credentials of this mode, the newest first."""
        call = Call(
            "GET", "/api/external/account/signing-keys", query={"limit": limit, "cursor": cursor}
        )
        return AsyncPages(self._transport, call)

    async def rotate_signing_key(self, *, idempotency_key: str | None = None) -> models.SigningKey:
        """Have a new signing key made, within seconds. The old one is retired: what it signed stays valid."""
        call = Call(
            "POST",
            "/api/external/account/signing-keys/rotate",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.SigningKey, await self._transport.json(call))

    async def get_test_clock(self) -> models.TestClock:
        """The time that test certificates go by."""
        call = Call("GET", "/api/external/account/test-clock")
        return cast(models.TestClock, await self._transport.json(call))

    async def advance_test_clock(
        self, *, idempotency_key: str | None = None, **body: Unpack[models.TestClockCreate]
    ) -> models.TestClock:
        """Set the test clock forward: test certificates expire, and their notices are sent."""
        call = Call(
            "POST",
            "/api/external/account/test-clock",
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return cast(models.TestClock, await self._transport.json(call))

    async def get_usage(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        granularity: models.Granularity | None = None,
    ) -> models.Usage:
        """What was used, by day or month (UTC)."""
        call = Call(
            "GET",
            "/api/external/account/usage",
            query={"from": from_, "to": to, "granularity": granularity},
        )
        return cast(models.Usage, await self._transport.json(call))


class AsyncOperations:
    """`client`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.account = AsyncAccount(transport)
        self.certificates = AsyncCertificates(transport)
        self.edu = AsyncEdu(transport)
        self.jobs = AsyncJobs(transport)
        self.webhooks = AsyncWebhooks(transport)
