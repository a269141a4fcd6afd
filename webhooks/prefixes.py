"""Prefixes of the public ids of webhooks."""

from enum import StrEnum

from lib import ids


@ids.register_prefixes
class WebhooksPrefix(StrEnum):
    """The prefix of each kind of object that has a public id."""

    EVENT = "evt"
    ENDPOINT = "whe"
    DELIVERY = "dlv"
