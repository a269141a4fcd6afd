var grades = new Dictionary<string, string> { ["S-1042"] = "1.7", ["S-1043"] = "2.3" };
using var request = new HttpRequestMessage(
    HttpMethod.Post, $"{base_url}/api/external/edu/programs/{program}/complete");
request.Headers.Add("x-api-key", Environment.GetEnvironmentVariable("API_KEY"));
request.Headers.Add("Idempotency-Key", "spring-2026");
request.Content = JsonContent.Create(new {
    completions = grades.Select(each => new {
        externalId = each.Key, grade = each.Value, completedOn = "2026-02-27",
    }),
});

using var answer = await http.SendAsync(request);
var body = await answer.Content.ReadFromJsonAsync<JsonElement>();
if (!answer.IsSuccessStatusCode)
    throw new Exception($"{body.GetProperty("code")}: {body.GetProperty("detail")}");
Console.WriteLine(body.GetProperty("id")); // a job: GET /jobs/{id} says how far it is
