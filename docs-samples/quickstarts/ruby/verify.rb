# verify.rb: checks that an event comes from Mailwren and is recent.
require "json"
require "openssl"

module MailwrenWebhook
  class Refused < StandardError; end

  TOLERANCE_SECONDS = 5 * 60

  # Returns the event, or raises Refused.
  #
  # body: the body as it arrived, not parsed
  # headers: a hash with names in lower case
  # secret: the signing secret, which starts with whsec_
  def self.verify(body, headers, secret)
    id = headers["webhook-id"]
    timestamp = headers["webhook-timestamp"]
    signatures = headers["webhook-signature"]
    unless id && timestamp&.match?(/\A\d+\z/) && signatures
      raise Refused, "A header is missing"
    end
    if (Time.now.to_i - timestamp.to_i).abs > TOLERANCE_SECONDS
      raise Refused, "The timestamp is too far away"
    end

    key = secret.delete_prefix("whsec_").unpack1("m")
    raise Refused, "The signing secret is empty" if key.empty?

    digest = OpenSSL::HMAC.digest("SHA256", key, "#{id}.#{timestamp}.#{body}")
    expected = [digest].pack("m0")

    # While a secret is being replaced, the header holds several signatures.
    matches = signatures.split.any? do |entry|
      version, value = entry.split(",", 2)
      version == "v1" && OpenSSL.secure_compare(value.to_s, expected)
    end
    raise Refused, "No signature matches" unless matches

    JSON.parse(body)
  end
end
