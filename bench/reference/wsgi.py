"""The WSGI application of the fixed floor."""

import os

from django.core.wsgi import get_wsgi_application

os.environ["DJANGO_SETTINGS_MODULE"] = "bench.reference.settings"
application = get_wsgi_application()
