require_relative "mailwren_webhook"

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
BODY = '{"type":"email.delivered"}'

def sign(age: 0, secret: SECRET)
  timestamp = Time.now.to_i - age
  key = secret.delete_prefix("whsec_").unpack1("m")
  signature = [OpenSSL::HMAC.digest("SHA256", key, "evt_1.#{timestamp}.#{BODY}")].pack("m0")
  {
    "webhook-id" => "evt_1",
    "webhook-timestamp" => timestamp.to_s,
    "webhook-signature" => "v1,bm90IHRoaXMgb25l v1,#{signature}"
  }
end

def accepted?(headers, body: BODY, secret: SECRET)
  MailwrenWebhook.verify(body, headers, secret)
  true
rescue MailwrenWebhook::InvalidSignature
  false
end

right = [
  accepted?(sign),
  !accepted?(sign, body: BODY.sub("delivered", "bounced")),
  !accepted?(sign.merge("webhook-id" => "evt_2")),
  !accepted?(sign(age: 301)),
  !accepted?(sign(secret: "whsec_"), secret: ""),
  !accepted?(sign(secret: "whsec_"), secret: "whsec_"),
  !accepted?(sign.merge("webhook-signature" => "v1,é")),
  !accepted?({})
]
abort "wrong: #{right}" unless right.all?
puts "valid accepted, invalid rejected"
