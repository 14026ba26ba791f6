import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.security.GeneralSecurityException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Receives events on http://localhost:3000/webhooks/mailwren. */
final class WebhookServer {
  private static final int MAX_BYTES = 1_000_000;

  // In production, use a unique column in your database.
  private static final Set<String> SEEN = ConcurrentHashMap.newKeySet();

  public static void main(String[] arguments) throws IOException {
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "3000"));
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.createContext("/webhooks/mailwren", WebhookServer::receive);
    server.start();
  }

  private static void receive(HttpExchange exchange) throws IOException {
    try (exchange) {
      exchange.sendResponseHeaders(statusFor(exchange), -1);
    }
  }

  private static int statusFor(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readNBytes(MAX_BYTES);
    // #region call
    JsonNode event;
    try {
      String secret = System.getenv("MAILWREN_SIGNING_SECRET");
      event = Verifier.verify(body, exchange.getRequestHeaders()::getFirst, secret);
    } catch (Verifier.InvalidSignatureException
        | GeneralSecurityException
        | IOException
        | RuntimeException error) {
      System.err.println("Rejected: " + error.getMessage());
      return 401;
    }
    // #endregion call

    // The same event can arrive more than once. Process it once, then respond.
    if (SEEN.add(exchange.getRequestHeaders().getFirst("webhook-id"))) {
      String id = event.at("/data/id").asText();
      System.out.println(event.get("type").asText() + " " + id);
    }
    return 204;
  }
}
