require "mail"

mail = Mail.new(
  from: "Acme Shop <orders@shop.example>",
  to: "ada@customer.example",
  subject: "Your order 48213 is confirmed",
  charset: "UTF-8",
  "X-Mailwren-Idempotency-Key" => "order-48213-confirmation",
  "X-Mailwren-Tag" => "type=receipt"
)
mail.text_part = Mail::Part.new(body: "Thanks for your order. It ships tomorrow.")
mail.html_part = Mail::Part.new(
  content_type: "text/html; charset=UTF-8",
  body: "<p>Thanks for your order. It ships tomorrow.</p>"
)
mail.delivery_method :smtp,
  address: "smtp.mailwren.example",
  port: 587,
  user_name: "mailwren",
  password: ENV.fetch("MAILWREN_API_KEY"),
  authentication: :plain,
  enable_starttls: true,
  return_response: true

puts mail.deliver!.string
