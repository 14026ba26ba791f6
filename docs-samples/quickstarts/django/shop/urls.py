from django.urls import path

from mail.views import mailwren_webhook

urlpatterns = [path("webhooks/mailwren", mailwren_webhook)]
