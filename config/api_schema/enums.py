"""The enums of the API: their names in the OpenAPI document, and what each value means.

A list of words in a schema is recognised by its words, whatever their order.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from inspect import cleandoc

from django.utils.functional import Promise

from accounts.api.schema import Json
from accounts.jobs.registry import JOB_KINDS
from lib.choices import WORDS, DescribedChoices
from webhooks.event_types import EVENT_TYPES, EVERYTHING, known_filters


@dataclass(frozen=True, slots=True)
class Enum:
    """An enum: what it says, and the meaning of each value, in the order of the document."""

    about: str
    values: Mapping[str, str | Promise]


# What is called otherwise in the document, where no module says what it is about.
NAMES = {
    "AttemptOutcome": "WebhookAttemptOutcome",
    "ConsentVerb": "ConsentDecisionAction",
    "ConsentVia": "ConsentChannel",
    "DeliveryState": "WebhookDeliveryState",
    "DisabledReason": "WebhookDisabledReason",
    "KeyState": "ApiKeyState",
    "OnboardingStep": "OnboardingStepName",
    "Reason": "ReasonCode",
    "Relation": "LinkRelation",
    "RequirableField": "RequiredField",
    "ShowHolder": "HolderDisplay",
    "State": "CertificateState",
    "Status": "CertificateStatus",
    "SubjectKind": "CertificateKind",
    "Trigger": "WebhookDeliveryTrigger",
}


@cache
def enums() -> Mapping[str, Enum]:
    """All enums by name, also those that the apps register values of."""
    summaries: dict[str, str | Promise] = {
        name: event_type.summary for name, event_type in EVENT_TYPES.items()
    }
    kinds = {name: kind.title for name, kind in JOB_KINDS.items()}
    return {
        **{name: Enum(*words) for name, words in WORDS.items()},
        **{_name(each): _described(each) for each in DescribedChoices.__subclasses__()},
        "EventFilter": Enum(
            "What a webhook endpoint subscribes to: a type of event, all types of a group, or everything",
            {name: _filtered(name, summaries) for name in sorted(known_filters())},
        ),
        "EventName": Enum("What has happened", dict(sorted(summaries.items()))),
        "JobKind": Enum("What a job does", dict(sorted(kinds.items()))),
    }


def _name(choices: type[DescribedChoices]) -> str:
    return NAMES.get(choices.__name__, choices.__name__)


def _described(choices: type[DescribedChoices]) -> Enum:
    about = cleandoc(choices.__doc__ or "").partition("\n\n")[0].partition(". ")[0]
    values = {each.value: each.meaning or each.label for each in choices}
    return Enum(about.rstrip("."), values)


def _filtered(name: str, summaries: Mapping[str, str | Promise]) -> str | Promise:
    if name == EVERYTHING:
        return "Every event"
    group = name.removesuffix(".*")
    return summaries[name] if group == name else f"Every event whose type begins with {group}"


@cache
def names() -> Mapping[frozenset[str], str]:
    """The name of an enum by its values."""
    return {frozenset(enum.values): name for name, enum in enums().items()}


def schema_of(name: str) -> Json:
    """The schema of an enum, with the meaning of each value."""
    enum = enums()[name]
    listed = "\n".join(f"* `{value}`: {meaning}" for value, meaning in enum.values.items())
    return {
        "title": name,
        "description": f"{enum.about}.\n\n{listed}",
        "type": "string",
        "enum": list(enum.values),
    }
