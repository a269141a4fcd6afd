# The service for production: web, worker, beat and migrations are this one image with another command.

FROM python:3.13-slim AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app
# base, or extras with a space between them: pdf-signing (issuers can have their PDFs signed), tracing
# (OpenTelemetry).
ARG REQUIREMENTS=base
COPY requirements/ requirements/
RUN python -m venv .venv \
    && .venv/bin/pip install --require-hashes --no-deps --only-binary :all: \
        $(printf ' -r requirements/%s.txt' ${REQUIREMENTS})
COPY . .
# Hashed and compressed static files. The settings want their secrets; these are good for this step only.
RUN DJANGO_SETTINGS_MODULE=config.settings.production SECRET_KEY=build API_KEY_PEPPERS=build=build \
    DATABASE_URL=postgres:///build REDIS_URL=redis://build BASE_URL=https://build ALLOWED_HOSTS=build \
    FIELD_KEYS=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA= AUDIT_KEY=build TRUSTED_PROXIES=0 \
    SIGNING_KEYS=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA= \
    LOG_KEY=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA= \
    .venv/bin/python manage.py collectstatic --no-input \
    && .venv/bin/python -m compileall -q accounts certificates config edu lib webhooks

FROM python:3.13-slim
# Letters of the world for PDFs: 62 MB, of which 19 are Chinese, Japanese and Korean.
RUN apt-get update && apt-get install -y --no-install-recommends fonts-noto-core fonts-noto-cjk \
    && cd /usr/share/fonts/opentype/noto && rm NotoSerifCJK-*.ttc NotoSansCJK-Bold.ttc \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin service \
    && install --directory --owner service /attachments /log
WORKDIR /app
COPY --from=build /app /app
ENV PATH=/app/.venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DJANGO_SETTINGS_MODULE=config.settings.production \
    PROMETHEUS_MULTIPROC_DIR=/tmp/prometheus
USER service
EXPOSE 8000
# Django answers to its own host names only, so the probe must call it by one.
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s CMD ["python", "-c", "import os, urllib.request as r; host = os.environ['ALLOWED_HOSTS'].split(',')[0].lstrip('.*') or 'localhost'; r.urlopen(r.Request('http://127.0.0.1:8000/healthz', headers={'Host': host}), timeout=4)"]
# The web server's other options: config/serve.py.
CMD ["python", "-m", "config.serve", "--bind", "0.0.0.0:8000"]
