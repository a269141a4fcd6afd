"""Settings of the API: version, REST framework, drf-spectacular."""

from django.utils.translation import gettext_lazy

API_VERSION = "2026-03-01"  # the platform state of the specification, section 9
API_VERSIONS = (API_VERSION,)  # those that a request may ask for, and a key be pinned to

REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": "accounts.api.foundation.schema.OperationSchema",
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_THROTTLE_CLASSES": [],
    "UNAUTHENTICATED_USER": None,
}

SPECTACULAR_SETTINGS = {
    "OAS_VERSION": "3.1.0",
    "TITLE": "Certificate Issuing Service",
    "VERSION": API_VERSION,
    "SCHEMA_PATH_PREFIX": "/api/",
    "DESCRIPTION": gettext_lazy(
        "Issue certificates from your own systems, and let anyone verify them."
    ),
    "SERVE_INCLUDE_SCHEMA": False,
    "POSTPROCESSING_HOOKS": [
        "webhooks.api.event_types.add_webhooks",
        "accounts.api.foundation.schema.add_components",
        "config.api_schema.examples.add_examples",
        "config.api_schema.frame.add_frame",
    ],
}
