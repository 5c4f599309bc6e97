"""Settings: no database and no sessions."""

import secrets
from pathlib import Path

SECRET_KEY = secrets.token_hex()
ALLOWED_HOSTS = ["127.0.0.1", "localhost"]
ROOT_URLCONF = "workshops.urls"
MIDDLEWARE = ["django.middleware.csrf.CsrfViewMiddleware"]
TEMPLATES = [
    {"BACKEND": "django.template.backends.django.DjangoTemplates", "DIRS": [Path(__file__).parent / "templates"]}
]
USE_I18N = False
