import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
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

/** Sends an email, and repeats the request where that is safe. */
final class Mailwren {
  private static final String API = "https://api.mailwren.example/v1";
  private static final int MAX_ATTEMPTS = 4;
  private static final long MAX_WAIT_MILLIS = 30_000;

  private static final Gson GSON = new Gson();
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();

  private Mailwren() {}

  /** The API refused the email, or gave no readable answer. */
  static final class MailwrenException extends Exception {
    final boolean retryable;
    final long retryAfterMillis; // From the Retry-After header; 0 without it.

    MailwrenException(String message, boolean retryable, long retryAfterMillis) {
      super(message);
      this.retryable = retryable;
      this.retryAfterMillis = retryAfterMillis;
    }
  }

  /** Sends one email. All attempts carry the same idempotency key. */
  static JsonObject sendEmail(Map<String, Object> email, String idempotencyKey)
      throws MailwrenException, InterruptedException {
    for (int attempt = 1; ; attempt++) {
      try {
        return post(GSON.toJson(email), idempotencyKey);
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

  private static JsonObject post(String json, String idempotencyKey)
      throws MailwrenException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(API + "/emails"))
            .timeout(Duration.ofSeconds(10))
            .header("Authorization", "Bearer " + System.getenv("MAILWREN_API_KEY"))
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", idempotencyKey)
            .POST(BodyPublishers.ofString(json))
            .build();
    int status = 0;
    try {
      HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
      status = response.statusCode();
      JsonObject body = GSON.fromJson(response.body(), JsonObject.class);
      if (body == null) {
        throw new JsonParseException("The body is empty");
      }
      if (status < 300) {
        return body.getAsJsonObject("data");
      }
      throw problem(body, response.headers().firstValueAsLong("Retry-After").orElse(0) * 1000);
    } catch (IOException | JsonParseException error) {
      // The email may have been accepted. The key makes a repeat safe.
      boolean retryable = status < 300 || status >= 500;
      throw new MailwrenException("No readable answer: " + error, retryable, 0);
    }
  }

  private static MailwrenException problem(JsonObject body, long retryAfterMillis) {
    String message =
        "%s %s: %s (%s)"
            .formatted(
                body.get("status").getAsInt(),
                body.get("code").getAsString(),
                body.get("detail").getAsString(),
                body.get("request_id").getAsString());
    return new MailwrenException(message, body.get("retryable").getAsBoolean(), retryAfterMillis);
  }
}
