# send.rb: sends the receipt for one order.
require_relative "mailwren"

order_number = 1042

begin
  email = Mailwren.send_email(
    {
      from: "Acme Shop <orders@shop.example>",
      to: ["you@shop.example"],
      subject: "Your receipt for order #{order_number}",
      text: "Thank you. Order #{order_number} is paid.",
      html: "<p>Thank you. Order #{order_number} is paid.</p>"
    },
    idempotency_key: "receipt-#{order_number}"
  )
  puts "#{email["id"]} #{email["status"]}"
rescue MailwrenError => e
  abort e.message
end
