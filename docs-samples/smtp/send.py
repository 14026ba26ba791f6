import os
import smtplib
import ssl
from email.message import EmailMessage

message = EmailMessage()
message["From"] = "Acme Shop <orders@shop.example>"
message["To"] = "ada@customer.example"
message["Subject"] = "Your order 48213 is confirmed"
message["X-Mailwren-Idempotency-Key"] = "order-48213-confirmation"
message["X-Mailwren-Tag"] = "type=receipt"
message.set_content("Thanks for your order. It ships tomorrow.")
message.add_alternative("<p>Thanks for your order. It ships tomorrow.</p>", subtype="html")

with smtplib.SMTP("smtp.mailwren.example", 587, timeout=10) as server:
    # Without a context, Python doesn't verify the server's certificate.
    server.starttls(context=ssl.create_default_context())
    server.login("mailwren", os.environ["MAILWREN_API_KEY"])
    server.send_message(message)

print("Accepted.")
