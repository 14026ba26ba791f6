import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/** Sends the receipt for one order. */
final class Send {
  public static void main(String[] arguments) throws InterruptedException {
    int orderNumber = 1042;
    Map<String, Object> email =
        Map.of(
            "from", "Acme Shop <orders@shop.example>",
            "to", List.of("you@shop.example"),
            "subject", "Your receipt for order " + orderNumber,
            "text", "Thank you. Order " + orderNumber + " is paid.",
            "html", "<p>Thank you. Order " + orderNumber + " is paid.</p>");
    try {
      JsonNode sent = Mailwren.sendEmail(email, "receipt-" + orderNumber);
      String id = sent.get("id").asText();
      System.out.println(id + " " + sent.get("status").asText());
    } catch (Mailwren.MailwrenException error) {
      System.err.println(error.getMessage());
      System.exit(1);
    }
  }
}
