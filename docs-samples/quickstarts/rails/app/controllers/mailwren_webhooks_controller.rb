# app/controllers/mailwren_webhooks_controller.rb: receives events.
class MailwrenWebhooksController < ActionController::API
  def create
    secret = ENV.fetch("MAILWREN_SIGNING_SECRET")
    event = MailwrenWebhook.verify(request.raw_post, request.headers, secret)

    # The same event can arrive more than once. Process it once, then respond.
    # In production, use a unique column in your database.
    if Rails.cache.write(request.headers["webhook-id"], true, unless_exist: true)
      logger.info "#{event["type"]} #{event["data"]["id"]}"
    end
    head :no_content
  rescue MailwrenWebhook::InvalidSignature => e
    logger.warn "Rejected: #{e.message}"
    head :unauthorized
  end
end
