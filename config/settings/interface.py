"""Settings of the API: version, REST framework."""

API_VERSION = "2026-03-01"  # the platform state of the specification, section 9
API_VERSIONS = (API_VERSION,)  # those that a request may ask for, and a key be pinned to

REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": None,  # the document is made by config/api_schema
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_THROTTLE_CLASSES": [],
    "UNAUTHENTICATED_USER": None,
}
