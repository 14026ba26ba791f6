"""views.py: receives events on /webhooks/mailwren."""

import os

from django.core.cache import cache
from django.http import HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from .verify import verify

WEEK_SECONDS = 7 * 24 * 60 * 60


@csrf_exempt  # Mailwren has no CSRF token. The signature protects this view.
@require_POST
def mailwren_webhook(request):
    try:
        secret = os.environ["MAILWREN_SIGNING_SECRET"]
        event = verify(request.body, request.headers, secret)
    except ValueError as error:
        print("Rejected:", error, flush=True)
        return HttpResponse(status=401)

    # The same event can arrive more than once. In production, use a model with a unique field.
    if cache.add(request.headers["webhook-id"], True, WEEK_SECONDS):
        print(event["type"], event["data"]["id"], flush=True)
    return HttpResponse(status=204)
