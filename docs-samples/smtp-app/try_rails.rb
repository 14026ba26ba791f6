# try_rails.rb: sends an email the way a Rails app with production.rb does.
require "action_mailer"
require "ostruct"

config = OpenStruct.new(action_mailer: ActionMailer::Base)
eval File.read("production.rb"), binding, "production.rb"

class OrderMailer < ActionMailer::Base
  def confirmation
    mail from: "Acme Shop <orders@shop.example>", to: "ada@customer.example",
      subject: "Your order 48213 is confirmed", body: "It ships tomorrow."
  end
end

OrderMailer.logger = nil
OrderMailer.confirmation.deliver_now
puts "sent"
