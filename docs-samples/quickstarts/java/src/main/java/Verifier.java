import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.function.UnaryOperator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Verifies that an event is recent and comes from Mailwren. */
final class Verifier {
  private static final long TOLERANCE_SECONDS = 5 * 60;

  private Verifier() {}

  /** The request doesn't come from Mailwren. */
  static final class InvalidSignatureException extends Exception {
    InvalidSignatureException(String message) {
      super(message);
    }
  }

  /**
   * Returns the event.
   *
   * @param body the raw request body
   * @param headers returns a header by its name, or null
   * @param secret the signing secret, which starts with whsec_
   */
  static JsonNode verify(byte[] body, UnaryOperator<String> headers, String secret)
      throws InvalidSignatureException, GeneralSecurityException, IOException {
    String id = headers.apply("webhook-id");
    String timestamp = headers.apply("webhook-timestamp");
    String signatures = headers.apply("webhook-signature");
    if (id == null || timestamp == null || signatures == null) {
      throw new InvalidSignatureException("A header is missing");
    }
    if (!timestamp.matches("\\d{1,10}")) {
      throw new InvalidSignatureException("The timestamp is not a number");
    }
    long age = Instant.now().getEpochSecond() - Long.parseLong(timestamp);
    if (Math.abs(age) > TOLERANCE_SECONDS) {
      throw new InvalidSignatureException("The timestamp is outside the tolerance");
    }

    byte[] key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256")); // This rejects an empty secret.
    mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
    byte[] expected = Base64.getEncoder().encode(mac.doFinal(body));

    // During a secret rotation, the header contains multiple signatures.
    for (String entry : signatures.split(" ")) {
      byte[] given = entry.replaceFirst("^v1,", "").getBytes(StandardCharsets.UTF_8);
      // MessageDigest.isEqual compares in constant time.
      if (entry.startsWith("v1,") && MessageDigest.isEqual(given, expected)) {
        return new ObjectMapper().readTree(body);
      }
    }
    throw new InvalidSignatureException("No signature matches");
  }
}
