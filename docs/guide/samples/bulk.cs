var serials = new[] { "SN-1001", "SN-1002" };
using var request = new HttpRequestMessage(
    HttpMethod.Post, "{base_url}/api/external/certificates/issue/bulk");
request.Headers.Add("x-api-key", Environment.GetEnvironmentVariable("API_KEY"));
request.Headers.Add("Idempotency-Key", "delivery-80042");
request.Content = JsonContent.Create(new {
    mode = "partial",
    certificates = serials.Select(serial => new {
        typeCode = "en10204-3-1", productId = "ART-4711", serialNumber = serial,
    }),
});

using var answer = await http.SendAsync(request);
answer.EnsureSuccessStatusCode(); // 207: some were not issued, and each says why
var body = await answer.Content.ReadFromJsonAsync<JsonElement>();
foreach (var result in body.GetProperty("results").EnumerateArray())
    Console.WriteLine(result.GetProperty("ok").GetBoolean()
        ? result.GetProperty("verifyUrl")
        : result.GetProperty("errors"));
