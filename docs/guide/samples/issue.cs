using System.Net.Http.Json;
using System.Text.Json;

using var http = new HttpClient();
http.DefaultRequestHeaders.Add("x-api-key", Environment.GetEnvironmentVariable("API_KEY"));

using var request = new HttpRequestMessage(
    HttpMethod.Post, "{base_url}/api/external/certificates/issue");
request.Headers.Add("Idempotency-Key", "order-4711-line-1");
request.Content = JsonContent.Create(new {
    typeCode = "en10204-3-1",
    productId = "ART-4711",
    serialNumber = "SN-0815",
    validUntil = "2031-12-31",
    metadata = new { batch = "B-2026-17", plant = "Bremen", line = "L2", orderNo = "4500012345" },
});

using var answer = await http.SendAsync(request);
var body = await answer.Content.ReadFromJsonAsync<JsonElement>();
if (!answer.IsSuccessStatusCode)
    throw new Exception($"{body.GetProperty("code")}: {body.GetProperty("detail")}");
Console.WriteLine(body.GetProperty("verifyUrl"));
