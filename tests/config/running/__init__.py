"""Settings, logs, metrics, Celery, deployment."""
