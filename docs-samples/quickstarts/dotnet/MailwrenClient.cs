// MailwrenClient.cs: sends an email and retries when that is safe.
using System.Net.Http.Headers;
using System.Text.Json;

/// <summary>The API rejected the email or didn't return a valid response.</summary>
public sealed class MailwrenException(string message, bool retryable, TimeSpan? retryAfter = null)
    : Exception(message)
{
    public bool Retryable { get; } = retryable;

    /// <summary>From the Retry-After header.</summary>
    public TimeSpan? RetryAfter { get; } = retryAfter;
}

public sealed class MailwrenClient(HttpClient client)
{
    private const string Api = "https://api.mailwren.example/v1";
    private const int MaxAttempts = 4;
    private static readonly TimeSpan MaxWait = TimeSpan.FromSeconds(30);

    /// <summary>Sends one email. All attempts use the same idempotency key.</summary>
    public async Task<JsonElement> SendEmailAsync(object email, string idempotencyKey)
    {
        for (var attempt = 1; ; attempt++)
        {
            try
            {
                return await PostAsync(email, idempotencyKey);
            }
            catch (MailwrenException error)
            {
                var wait = error.RetryAfter
                    ?? TimeSpan.FromSeconds(Math.Pow(2, attempt - 1) + Random.Shared.NextDouble());
                if (!error.Retryable || attempt == MaxAttempts || wait > MaxWait) throw;
                await Task.Delay(wait);
            }
        }
    }

    private async Task<JsonElement> PostAsync(object email, string idempotencyKey)
    {
        using var request = new HttpRequestMessage(HttpMethod.Post, Api + "/emails");
        request.Headers.Authorization = new AuthenticationHeaderValue(
            "Bearer", Environment.GetEnvironmentVariable("MAILWREN_API_KEY"));
        request.Headers.Add("Idempotency-Key", idempotencyKey);
        request.Content = JsonContent.Create(email);

        HttpResponseMessage? response = null;
        JsonElement body;
        try
        {
            response = await client.SendAsync(request);
            body = JsonSerializer.Deserialize<JsonElement>(await response.Content.ReadAsStringAsync());
        }
        catch (Exception error) when (error is HttpRequestException or TaskCanceledException or JsonException)
        {
            // The email may have been accepted. The key makes a retry safe.
            var status = (int?)response?.StatusCode;
            throw new MailwrenException($"No valid response: {error.Message}", status is null or < 300 or >= 500);
        }
        if (response.IsSuccessStatusCode) return body.GetProperty("data");

        throw new MailwrenException(
            $"{body.GetProperty("status")} {body.GetProperty("code")}: {body.GetProperty("detail")} "
                + $"({body.GetProperty("request_id")})",
            body.GetProperty("retryable").GetBoolean(),
            response.Headers.RetryAfter?.Delta);
    }
}
