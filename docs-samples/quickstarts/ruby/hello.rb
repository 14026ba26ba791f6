# hello.rb: sends one email.
require "json"
require "net/http"

response = Net::HTTP.post(
  URI("https://api.mailwren.example/v1/emails"),
  JSON.generate(
    from: "hello@shop.example",
    to: ["you@shop.example"],
    subject: "My first email",
    text: "Hello from Mailwren!"
  ),
  "Authorization" => "Bearer #{ENV.fetch("MAILWREN_API_KEY")}",
  "Content-Type" => "application/json"
)
puts response.code, response.body
