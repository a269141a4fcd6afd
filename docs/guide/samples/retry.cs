// dotnet add package Microsoft.Extensions.Http.Resilience: it obeys Retry-After.
// 409 with Retry-After: the first request with this key is still under way.
services.AddHttpClient("certificates", http =>
{
    http.BaseAddress = new Uri("{base_url}/api/external/");
    http.DefaultRequestHeaders.Add("x-api-key", Environment.GetEnvironmentVariable("API_KEY"));
}).AddStandardResilienceHandler(options => options.Retry.ShouldHandle = attempt => ValueTask.FromResult(
    HttpClientResiliencePredicates.IsTransient(attempt.Outcome)
    || attempt.Outcome.Result is { StatusCode: HttpStatusCode.Conflict, Headers.RetryAfter: not null }));

// The key keeps a second attempt from issuing twice.
using var request = new HttpRequestMessage(HttpMethod.Post, "certificates/issue");
request.Headers.Add("Idempotency-Key", "order-4711-line-2");
request.Content = JsonContent.Create(new {
    typeCode = "en10204-3-1", productId = "ART-4711", serialNumber = "SN-0816",
});
using var answer = await factory.CreateClient("certificates").SendAsync(request);
answer.EnsureSuccessStatusCode();
