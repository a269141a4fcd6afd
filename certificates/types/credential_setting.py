"""What a type says about the credentials of its certificates: the profile, and what goes where in it.

Without it, a person's certificate is an Open Badge whose fields are recognised by their usual keys.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from accounts.errors import FieldError
from lib.structs import convert_struct

from .credential_profiles import (
    ACHIEVEMENT_TYPES,
    ASSESSOR_LEVELS,
    ATTESTATION_TYPES,
    OPEN_BADGES,
    PROFILES,
    UNTP_DCC,
    ProfileName,
)
from .fields import MAX_FIELDS
from .type import SubjectKind

AchievementType = Annotated[str, Meta(extra_json_schema={"enum": ["", *ACHIEVEMENT_TYPES]})]
AttestationType = Annotated[str, Meta(extra_json_schema={"enum": ["", *ATTESTATION_TYPES]})]
AssessorLevel = Annotated[str, Meta(extra_json_schema={"enum": ["", *ASSESSOR_LEVELS]})]
MetadataKey = Annotated[str, Meta(max_length=64)]
Term = Annotated[str, Meta(max_length=64)]


class CredentialSetting(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """How certificates of the type become credentials: `open-badges` for persons, else `untp-dcc`.

    `achievementType` belongs to Open Badges; `standard` (such as EN 10204 3.1), `attestationType` and
    `assessorLevel` to UNTP. Empty: the profile's default.
    `map` leads from keys of metadata fields to terms of the profile; what it does not name stays out.
    Without `map`, fields are recognised by the usual keys, which are those of the ready-made types.
    """

    profile: ProfileName
    achievement_type: AchievementType = ""
    standard: Annotated[str, Meta(max_length=200)] = ""
    attestation_type: AttestationType = ""
    assessor_level: AssessorLevel = ""
    map: Annotated[dict[MetadataKey, Term], Meta(max_length=MAX_FIELDS)] = {}


# Member -> its profile, and the values that it may have (none: any text).
_MEMBERS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "achievement_type": (OPEN_BADGES, ACHIEVEMENT_TYPES),
    "standard": (UNTP_DCC, ()),
    "attestation_type": (UNTP_DCC, ATTESTATION_TYPES),
    "assessor_level": (UNTP_DCC, ASSESSOR_LEVELS),
}
# What the API and the column call each member.
ENCODED = {field.name: field.encode_name for field in msgspec.structs.fields(CredentialSetting)}


def from_column(stored: Mapping[str, Any] | None) -> CredentialSetting | None:
    """The setting as a version stores it; None where the type says nothing."""
    return convert_struct(stored, CredentialSetting) if stored else None


def to_column(setting: CredentialSetting | None) -> dict[str, Any]:
    """The setting as a version stores it."""
    return msgspec.to_builtins(setting) if setting else {}


def find_faults(version: Mapping[str, Any]) -> Iterator[FieldError]:
    """Every rule that a version's setting breaks. `version` also holds kind and metadata fields."""
    setting = from_column(version.get("credential"))
    if setting is None:
        return
    expected = OPEN_BADGES if version.get("kind") == SubjectKind.PERSON else UNTP_DCC
    if "kind" in version and setting.profile != expected:
        yield FieldError("/credential/profile", "invalid_choice", {"expected": expected})
    yield from _member_faults(setting)
    if "fields" in version:  # else some of the request could not be read
        yield from _map_faults(setting, version["fields"])


def _member_faults(setting: CredentialSetting) -> Iterator[FieldError]:
    """Members of another profile, and values that a profile does not have."""
    for name, (profile, choices) in _MEMBERS.items():
        value = getattr(setting, name)
        pointer = f"/credential/{ENCODED[name]}"
        if value and setting.profile != profile:
            yield FieldError(pointer, "not_of_profile")
        elif value and choices and value not in choices:
            yield FieldError(pointer, "invalid_choice", {"expected": ", ".join(choices)})


def _map_faults(
    setting: CredentialSetting, fields: list[Mapping[str, Any]]
) -> Iterator[FieldError]:
    """Keys that the type does not declare, and terms that the profile does not have, or only once."""
    profile = PROFILES[setting.profile]
    kinds = {field["key"]: field.get("kind", "text") for field in fields}
    taken: set[str] = set()
    for key, term in setting.map.items():
        pointer = "/credential/map/" + key.replace("~", "~0").replace("/", "~1")
        if key not in kinds:
            yield FieldError(pointer, "undeclared_key")
        if term not in profile.terms:
            yield FieldError(pointer, "invalid_choice", {"expected": ", ".join(profile.terms)})
        elif term in taken and term not in profile.repeatable:
            yield FieldError(pointer, "taken")
        elif kinds.get(key) == "table" and term not in profile.tables:
            yield FieldError(pointer, "no_table")
        taken.add(term)
