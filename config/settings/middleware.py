"""The middlewares of all pages, and of the requests that take the short chain (`config.web.lean_frame`)."""

from config.observability import tracing

# Traces for OpenTelemetry: on where its own variable OTEL_EXPORTER_OTLP_ENDPOINT is set (decision 0071).
TRACING = tracing.is_on()
MIDDLEWARE = [
    *(["config.observability.tracing.requests.TracingMiddleware"] if TRACING else []),
    "accounts.observability.request_log.RequestLogMiddleware",
    "config.web.middleware.CompressionMiddleware",
    "config.web.middleware.RefusedLanguagesMiddleware",
    "config.web.middleware.LeadOnMiddleware",
    "config.web.lean_frame.LeanFrameMiddleware",  # the API takes LEAN_MIDDLEWARE from here
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "config.web.middleware.ContentSecurityPolicyMiddleware",
    "config.web.middleware.RefuseMethodMiddleware",
    "config.web.middleware.RefuseBadAddressMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "config.web.public_post_limits.LimitPublicPosts",
    "config.web.body_limits.LimitBodies",  # before the next one, which reads the form
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "accounts.signin.rules.SignInRules",
    "axes.middleware.AxesMiddleware",  # innermost: it puts its page in the place of a refused form
]
# In the same order: neither files, sessions, forms nor messages.
LEAN_MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "config.web.middleware.ContentSecurityPolicyMiddleware",
    "config.web.middleware.RefuseMethodMiddleware",
    "config.web.middleware.RefuseBadAddressMiddleware",
    "config.web.middleware.LeanLocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
