"""send_receipt.py: sends the receipt for an order from the command line."""

from django.core.management.base import BaseCommand, CommandError

from mail.mailwren import MailwrenError
from mail.receipts import send_receipt


class Command(BaseCommand):
    help = "Sends the receipt for an order."

    def add_arguments(self, parser):
        parser.add_argument("number", type=int)
        parser.add_argument("recipient")

    def handle(self, *args, number, recipient, **options):
        try:
            email = send_receipt(number, recipient)
        except MailwrenError as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"{email['id']} {email['status']}")
