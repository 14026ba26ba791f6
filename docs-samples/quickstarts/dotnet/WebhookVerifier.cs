// WebhookVerifier.cs: verifies that an event is recent and comes from Mailwren.
using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

/// <summary>The request doesn't come from Mailwren.</summary>
public sealed class InvalidSignatureException(string message) : Exception(message);

public static class WebhookVerifier
{
    private const long ToleranceSeconds = 5 * 60;

    /// <summary>Returns the event.</summary>
    /// <param name="body">The raw request body.</param>
    /// <param name="secret">The signing secret, which starts with whsec_.</param>
    public static JsonElement Verify(byte[] body, IHeaderDictionary headers, string secret)
    {
        string? id = headers["webhook-id"];
        string? timestamp = headers["webhook-timestamp"];
        string? signatures = headers["webhook-signature"];
        if (string.IsNullOrEmpty(id) || string.IsNullOrEmpty(timestamp) || string.IsNullOrEmpty(signatures))
        {
            throw new InvalidSignatureException("A header is missing");
        }
        if (!long.TryParse(timestamp, NumberStyles.None, CultureInfo.InvariantCulture, out var seconds)
            || Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - seconds) > ToleranceSeconds)
        {
            throw new InvalidSignatureException("The timestamp is outside the tolerance");
        }

        var key = Convert.FromBase64String(secret.Replace("whsec_", ""));
        if (key.Length == 0) throw new InvalidOperationException("The signing secret is empty");
        byte[] signed = [.. Encoding.UTF8.GetBytes($"{id}.{timestamp}."), .. body];
        var expected = Encoding.ASCII.GetBytes("v1," + Convert.ToBase64String(HMACSHA256.HashData(key, signed)));

        // During a secret rotation, the header contains multiple signatures.
        foreach (var signature in signatures.Split(' '))
        {
            // FixedTimeEquals compares in constant time.
            if (CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(signature), expected))
            {
                return JsonSerializer.Deserialize<JsonElement>(body);
            }
        }
        throw new InvalidSignatureException("No signature matches");
    }
}
