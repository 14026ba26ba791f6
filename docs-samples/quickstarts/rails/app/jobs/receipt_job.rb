# app/jobs/receipt_job.rb: sends the receipt for one order.
class ReceiptJob < ApplicationJob
  MAX_ATTEMPTS = 4

  rescue_from Mailwren::Error do |error|
    raise error if !error.retryable || executions >= MAX_ATTEMPTS

    # Return the job to the queue, so that a long wait doesn't block a worker.
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
      # Every attempt and every job for this order uses the same key.
      idempotency_key: "receipt-#{order_number}"
    )
    "#{email["id"]} #{email["status"]}"
  end
end
