// dotnet add package Microsoft.Extensions.Http.Resilience: it obeys Retry-After.
services.AddHttpClient("certificates", http =>
{
    http.BaseAddress = new Uri("{base_url}/api/external/");
    http.DefaultRequestHeaders.Add("x-api-key", Environment.GetEnvironmentVariable("API_KEY"));
}).AddStandardResilienceHandler();

// The key keeps a second attempt from issuing twice.
using var request = new HttpRequestMessage(HttpMethod.Post, "certificates/issue");
request.Headers.Add("Idempotency-Key", "order-4711-line-2");
request.Content = JsonContent.Create(new {
    typeCode = "en10204-3-1", productId = "ART-4711", serialNumber = "SN-0816",
});
using var answer = await factory.CreateClient("certificates").SendAsync(request);
answer.EnsureSuccessStatusCode();
