# app/jobs/receipt_job.rb: sends the receipt for one order.
class ReceiptJob < ApplicationJob
  MAX_ATTEMPTS = 4

  rescue_from Mailwren::Error do |error|
    raise error if !error.retryable || executions >= MAX_ATTEMPTS

    # The job goes back into the queue, so a long wait keeps no worker busy.
    retry_job wait: error.retry_after || (2**(executions - 1) + rand)
  end

  def perform(order_number, address)
    email = Mailwren.send_email(
      {
        from: "Acme Shop <orders@shop.example>",
        to: [address],
        subject: "Your receipt for order #{order_number}",
        text: "Thank you. Order #{order_number} is paid.",
        html: "<p>Thank you. Order #{order_number} is paid.</p>"
      },
      # The same for every attempt of this job, and for a second job for this order.
      idempotency_key: "receipt-#{order_number}"
    )
    "#{email["id"]} #{email["status"]}"
  end
end
