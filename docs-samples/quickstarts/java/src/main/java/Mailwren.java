import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/** Sends an email and retries when that is safe. */
final class Mailwren {
  private static final String API = "https://api.mailwren.example/v1";
  private static final int MAX_ATTEMPTS = 4;
  private static final long MAX_WAIT_MILLIS = 30_000;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();

  private Mailwren() {}

  /** The API rejected the email or didn't return a valid response. */
  static final class MailwrenException extends Exception {
    final boolean retryable;
    final long retryAfterMillis; // From the Retry-After header; 0 without it.

    MailwrenException(String message, boolean retryable, long retryAfterMillis) {
      super(message);
      this.retryable = retryable;
      this.retryAfterMillis = retryAfterMillis;
    }
  }

  /** Sends one email. All attempts use the same idempotency key. */
  static JsonNode sendEmail(Map<String, Object> email, String idempotencyKey)
      throws MailwrenException, InterruptedException {
    for (int attempt = 1; ; attempt++) {
      try {
        return post(email, idempotencyKey);
      } catch (MailwrenException error) {
        long backOff = (1000L << (attempt - 1)) + ThreadLocalRandom.current().nextLong(1000);
        long wait = error.retryAfterMillis > 0 ? error.retryAfterMillis : backOff;
        if (!error.retryable || attempt == MAX_ATTEMPTS || wait > MAX_WAIT_MILLIS) {
          throw error;
        }
        Thread.sleep(wait);
      }
    }
  }

  private static JsonNode post(Map<String, Object> email, String idempotencyKey)
      throws MailwrenException, InterruptedException {
    int status = 0;
    try {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(API + "/emails"))
              .timeout(Duration.ofSeconds(10))
              .header("Authorization", "Bearer " + System.getenv("MAILWREN_API_KEY"))
              .header("Content-Type", "application/json")
              .header("Idempotency-Key", idempotencyKey)
              .POST(BodyPublishers.ofString(JSON.writeValueAsString(email)))
              .build();
      HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
      status = response.statusCode();
      JsonNode body = JSON.readTree(response.body());
      if (status < 300) {
        return body.required("data");
      }
      throw problem(body, response.headers().firstValueAsLong("Retry-After").orElse(0) * 1000);
    } catch (IOException | IllegalArgumentException error) {
      // The email may have been accepted. The key makes a retry safe.
      boolean retryable = status < 300 || status >= 500;
      throw new MailwrenException("No valid response: " + error, retryable, 0);
    }
  }

  private static MailwrenException problem(JsonNode body, long retryAfterMillis) {
    String message =
        "%d %s: %s (%s)"
            .formatted(
                body.required("status").asInt(),
                body.required("code").asText(),
                body.required("detail").asText(),
                body.required("request_id").asText());
    return new MailwrenException(message, body.required("retryable").asBoolean(), retryAfterMillis);
  }
}
