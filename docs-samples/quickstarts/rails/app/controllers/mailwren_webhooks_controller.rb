# app/controllers/mailwren_webhooks_controller.rb: receives events.
class MailwrenWebhooksController < ActionController::API
  def create
    secret = ENV.fetch("MAILWREN_SIGNING_SECRET")
    event = MailwrenWebhook.verify(request.raw_post, request.headers, secret)

    # The same event can arrive more than once. Store a new one, then answer.
    # In production: a unique column in your database.
    if Rails.cache.write(request.headers["webhook-id"], true, unless_exist: true)
      logger.info "#{event["type"]} #{event["data"]["id"]}"
    end
    head :no_content
  rescue MailwrenWebhook::Refused => e
    logger.warn "Refused: #{e.message}"
    head :bad_request
  end
end
