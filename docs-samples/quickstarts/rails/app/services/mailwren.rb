# app/services/mailwren.rb: sends an email once. The job handles retries.
require "net/http"

module Mailwren
  API = "https://api.mailwren.example/v1"

  class Error < StandardError
    attr_reader :retryable, :retry_after, :problem

    # retry_after: seconds, from the Retry-After header.
    # problem: the whole response body.
    def initialize(message, retryable: false, retry_after: nil, problem: nil)
      super(message)
      @retryable = retryable
      @retry_after = retry_after
      @problem = problem
    end
  end

  def self.send_email(email, idempotency_key:)
    uri = URI("#{API}/emails")
    headers = {
      "Authorization" => "Bearer #{ENV.fetch("MAILWREN_API_KEY")}",
      "Content-Type" => "application/json",
      "Idempotency-Key" => idempotency_key
    }
    limits = {open_timeout: 10, read_timeout: 10, use_ssl: uri.scheme == "https"}
    response = Net::HTTP.start(uri.host, uri.port, **limits) do |http|
      http.post(uri.path, JSON.generate(email), headers)
    end
    body = JSON.parse(response.body)
    return body.fetch("data") if response.is_a?(Net::HTTPSuccess)

    raise Error.new(
      "#{body["status"]} #{body["code"]}: #{body["detail"]} (#{body["request_id"]})",
      retryable: body["retryable"],
      retry_after: response["Retry-After"]&.to_i,
      problem: body
    )
  rescue IOError, SystemCallError, SocketError, Timeout::Error,
         OpenSSL::SSL::SSLError, JSON::ParserError => e
    # The email may have been accepted. The idempotency key makes a retry safe.
    status = response&.code.to_i
    retryable = status < 300 || status >= 500
    raise Error.new("No valid response: #{e.message}", retryable: retryable)
  end
end
