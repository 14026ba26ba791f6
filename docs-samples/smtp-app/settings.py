import os

EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
EMAIL_HOST = "smtp.mailwren.example"
EMAIL_PORT = 587
EMAIL_USE_TLS = True
EMAIL_HOST_USER = "mailwren"
EMAIL_HOST_PASSWORD = os.environ["MAILWREN_API_KEY"]
DEFAULT_FROM_EMAIL = "Acme Shop <orders@shop.example>"
