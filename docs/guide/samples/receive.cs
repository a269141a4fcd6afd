using System.Security.Cryptography;
using System.Text;

static bool Verify(string secret, IHeaderDictionary headers, byte[] body)
{
    var id = headers["webhook-id"].ToString();
    var timestamp = headers["webhook-timestamp"].ToString();
    var age = DateTimeOffset.UtcNow.ToUnixTimeSeconds() - long.Parse(timestamp);
    if (Math.Abs(age) > 300) return false;
    var key = Convert.FromBase64String(secret["whsec_".Length..]);
    var signed = Encoding.UTF8.GetBytes($"{id}.{timestamp}.").Concat(body).ToArray();
    var expected = HMACSHA256.HashData(key, signed);
    return headers["webhook-signature"].ToString().Split(' ').Any(entry =>
        entry.StartsWith("v1,") &&
        CryptographicOperations.FixedTimeEquals(Convert.FromBase64String(entry[3..]), expected));
}

app.MapPost("/hooks/certificates", async (HttpRequest request, Seen seen) =>
{
    using var buffer = new MemoryStream();
    await request.Body.CopyToAsync(buffer);
    if (!Verify(secret, request.Headers, buffer.ToArray())) return Results.Unauthorized();
    if (await seen.TryAddAsync(request.Headers["webhook-id"].ToString())) // a unique key
        Handle(buffer.ToArray());
    return Results.NoContent();
});
