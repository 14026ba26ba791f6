# app/services/mailwren_webhook.rb: checks that an event comes from Mailwren.
module MailwrenWebhook
  class Refused < StandardError; end

  TOLERANCE = 5.minutes

  # Returns the event, or raises Refused. The body is taken as it arrived.
  def self.verify(body, headers, secret)
    id = headers["webhook-id"]
    timestamp = headers["webhook-timestamp"]
    signatures = headers["webhook-signature"]
    unless id && timestamp&.match?(/\A\d+\z/) && signatures
      raise Refused, "A header is missing"
    end
    if (Time.now.to_i - timestamp.to_i).abs > TOLERANCE
      raise Refused, "The timestamp is too far away"
    end

    key = secret.delete_prefix("whsec_").unpack1("m")
    raise Refused, "The signing secret is empty" if key.empty?

    digest = OpenSSL::HMAC.digest("SHA256", key, "#{id}.#{timestamp}.#{body}")
    expected = [digest].pack("m0")

    # While a secret is being replaced, the header holds several signatures.
    matches = signatures.split.any? do |entry|
      version, value = entry.split(",", 2)
      version == "v1" &&
        ActiveSupport::SecurityUtils.secure_compare(value.to_s, expected)
    end
    raise Refused, "No signature matches" unless matches

    JSON.parse(body)
  end
end
