# webhook.ru: receives events on http://localhost:3000/webhooks/mailwren.
require_relative "mailwren_webhook"

seen = {} # In production, use a unique column in your database.

run(lambda do |env|
  unless env["REQUEST_METHOD"] == "POST" && env["PATH_INFO"] == "/webhooks/mailwren"
    next [404, {}, []]
  end

  # #region call
  headers = {
    "webhook-id" => env["HTTP_WEBHOOK_ID"],
    "webhook-timestamp" => env["HTTP_WEBHOOK_TIMESTAMP"],
    "webhook-signature" => env["HTTP_WEBHOOK_SIGNATURE"]
  }
  begin
    secret = ENV.fetch("MAILWREN_SIGNING_SECRET")
    event = MailwrenWebhook.verify(env["rack.input"].read, headers, secret)
  rescue MailwrenWebhook::InvalidSignature => e
    warn "Rejected: #{e.message}"
    next [401, {}, []]
  end
  # #endregion call

  # The same event can arrive more than once. Process it once, then respond.
  unless seen.key?(headers["webhook-id"])
    seen[headers["webhook-id"]] = true
    warn "#{event["type"]} #{event["data"]["id"]}"
  end
  [204, {}, []]
end)
