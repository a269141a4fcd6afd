using var answer = await http.PostAsJsonAsync(
    $"{base_url}/api/external/certificates/{certificate}/suspend",
    new { reason = "recall", note = "8D report 2026-031", publicNote = "Under investigation." });
var body = await answer.Content.ReadFromJsonAsync<JsonElement>();
if (!answer.IsSuccessStatusCode)
    throw new Exception($"{body.GetProperty("code")}: {body.GetProperty("detail")}");
Console.WriteLine(body.GetProperty("status"));
