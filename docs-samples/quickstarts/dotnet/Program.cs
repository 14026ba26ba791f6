// Program.cs: sends a receipt when an order is paid, and receives events.
using System.Collections.Concurrent;

var secret = Environment.GetEnvironmentVariable("MAILWREN_SIGNING_SECRET")
    ?? throw new InvalidOperationException("MAILWREN_SIGNING_SECRET is not set");
// In production, use database tables, with a unique column for event IDs.
var orders = new Dictionary<int, string> { [1042] = "you@shop.example" };
var seen = new ConcurrentDictionary<string, bool>();

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddHttpClient<MailwrenClient>(client => client.Timeout = TimeSpan.FromSeconds(10));
var app = builder.Build();

app.MapPost("/orders/{number:int}/receipt", async (int number, MailwrenClient mailwren) =>
{
    if (!orders.TryGetValue(number, out var recipient)) return Results.NotFound();
    try
    {
        var email = await mailwren.SendEmailAsync(
            new
            {
                from = "Acme Shop <orders@shop.example>",
                to = new[] { recipient },
                subject = $"Your receipt for order {number}",
                text = $"Thank you. Order {number} is paid.",
                html = $"<p>Thank you. Order {number} is paid.</p>",
            },
            $"receipt-{number}");
        return Results.Accepted(value: new { id = email.GetProperty("id"), status = email.GetProperty("status") });
    }
    catch (MailwrenException error)
    {
        // Log the details; don't show them to visitors.
        app.Logger.LogError("{Message}", error.Message);
        return Results.StatusCode(error.Retryable ? 503 : 500);
    }
});

app.MapPost("/webhooks/mailwren", async (HttpRequest request) =>
{
    // The signature covers the raw body, so read it before anything parses it.
    using var body = new MemoryStream();
    await request.Body.CopyToAsync(body);
    try
    {
        var received = WebhookVerifier.Verify(body.ToArray(), request.Headers, secret);
        // The same event can arrive more than once. Process it once, then respond.
        if (seen.TryAdd(request.Headers["webhook-id"].ToString(), true))
        {
            Console.WriteLine($"{received.GetProperty("type")} {received.GetProperty("data").GetProperty("id")}");
        }
        return Results.NoContent();
    }
    catch (InvalidSignatureException error)
    {
        app.Logger.LogWarning("Rejected: {Message}", error.Message);
        return Results.Unauthorized();
    }
});

app.Run();
