"""try_django.py: sends an email the way a Django app with settings.py does."""
import os

import django
from django.core.mail import send_mail

os.environ["DJANGO_SETTINGS_MODULE"] = "settings"
django.setup()
sent = send_mail(
    "Your order 48213 is confirmed", "It ships tomorrow.", None, ["ada@customer.example"]
)
print("sent", sent)
