// Program.cs: sends one email on POST /hello.
using System.Net.Http.Headers;

var app = WebApplication.CreateBuilder(args).Build();
var client = new HttpClient();
client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue(
    "Bearer", Environment.GetEnvironmentVariable("MAILWREN_API_KEY"));

app.MapPost("/hello", async () =>
{
    var response = await client.PostAsJsonAsync("https://api.mailwren.example/v1/emails", new
    {
        from = "hello@shop.example",
        to = new[] { "you@shop.example" },
        subject = "My first email",
        text = "Hello from Mailwren!",
    });
    var body = await response.Content.ReadAsStringAsync();
    return Results.Text(body, "application/json", statusCode: (int)response.StatusCode);
});

app.Run();
