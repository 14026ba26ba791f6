# mailwren_webhook.rb: verifies that an event is recent and comes from Mailwren.
require "json"
require "openssl"

module MailwrenWebhook
  class InvalidSignature < StandardError; end

  TOLERANCE_SECONDS = 5 * 60

  # Returns the event, or raises InvalidSignature.
  #
  # body: the raw request body
  # headers: a hash with lowercase names
  # secret: the signing secret, which starts with whsec_
  def self.verify(body, headers, secret)
    id = headers["webhook-id"]
    timestamp = headers["webhook-timestamp"]
    signatures = headers["webhook-signature"]
    unless id && timestamp&.match?(/\A\d+\z/) && signatures
      raise InvalidSignature, "A header is missing"
    end
    if (Time.now.to_i - timestamp.to_i).abs > TOLERANCE_SECONDS
      raise InvalidSignature, "The timestamp is outside the tolerance"
    end

    key = secret.delete_prefix("whsec_").unpack1("m")
    raise InvalidSignature, "The signing secret is empty" if key.empty?

    digest = OpenSSL::HMAC.digest("SHA256", key, "#{id}.#{timestamp}.#{body}")
    expected = [digest].pack("m0")

    # During a secret rotation, the header contains multiple signatures.
    matches = signatures.split.any? do |entry|
      version, value = entry.split(",", 2)
      version == "v1" && OpenSSL.secure_compare(value.to_s, expected)
    end
    raise InvalidSignature, "No signature matches" unless matches

    JSON.parse(body)
  end
end
