import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

/** Sends one email. */
final class Hello {
  public static void main(String[] arguments) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create("https://api.mailwren.example/v1/emails"))
            .header("Authorization", "Bearer " + System.getenv("MAILWREN_API_KEY"))
            .header("Content-Type", "application/json")
            .POST(
                BodyPublishers.ofString(
                    """
                    {
                      "from": "hello@shop.example",
                      "to": ["you@shop.example"],
                      "subject": "My first email",
                      "text": "Hello from Mailwren!"
                    }
                    """))
            .build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    System.out.println(response.statusCode() + " " + response.body());
  }
}
