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

/** Checks that an event comes from Mailwren and is recent. */
final class Verifier {
  private static final long TOLERANCE_SECONDS = 5 * 60;

  private Verifier() {}

  /** The request is not to be trusted. */
  static final class RefusedException extends Exception {
    RefusedException(String message) {
      super(message);
    }
  }

  /**
   * Returns the event.
   *
   * @param body the body as it arrived, not parsed
   * @param headers finds a header by its name, or gives null
   * @param secret the signing secret, which starts with whsec_
   */
  static JsonNode verify(byte[] body, UnaryOperator<String> headers, String secret)
      throws RefusedException, GeneralSecurityException, IOException {
    String id = headers.apply("webhook-id");
    String timestamp = headers.apply("webhook-timestamp");
    String signatures = headers.apply("webhook-signature");
    if (id == null || timestamp == null || signatures == null) {
      throw new RefusedException("A header is missing");
    }
    if (!timestamp.matches("\\d{1,10}")) {
      throw new RefusedException("The timestamp is not a number");
    }
    long age = Instant.now().getEpochSecond() - Long.parseLong(timestamp);
    if (Math.abs(age) > TOLERANCE_SECONDS) {
      throw new RefusedException("The timestamp is too far away");
    }

    byte[] key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256")); // An empty secret is refused here.
    mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
    byte[] expected = Base64.getEncoder().encode(mac.doFinal(body));

    // While a secret is being replaced, the header holds several signatures.
    for (String entry : signatures.split(" ")) {
      byte[] given = entry.replaceFirst("^v1,", "").getBytes(StandardCharsets.UTF_8);
      // MessageDigest.isEqual compares in constant time.
      if (entry.startsWith("v1,") && MessageDigest.isEqual(given, expected)) {
        return new ObjectMapper().readTree(body);
      }
    }
    throw new RefusedException("No signature matches");
  }
}
