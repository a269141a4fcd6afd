using System;
using System.Net;
using System.Net.Http;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;

public sealed record Certificate(string Id, string VerifyUrl);

public sealed class CertificateService
{
    private const int Attempts = 5;
    private static readonly JsonSerializerOptions Json = new(JsonSerializerDefaults.Web);
    private readonly HttpClient http;

    // The key comes from the key vault, never from a table or a parameter form.
    public CertificateService(string apiKey)
    {
        http = new HttpClient { BaseAddress = new Uri("{base_url}"), Timeout = TimeSpan.FromSeconds(30) };
        http.DefaultRequestHeaders.Add("x-api-key", apiKey);
    }

    public async Task<Certificate> IssueAsync(string typeCode, string productId, string serialNumber, string documentNo)
    {
        var body = JsonSerializer.Serialize(
            new { typeCode, productId, serialNumber, externalRef = documentNo }, Json);
        for (var attempt = 1; ; attempt++)
        {
            try
            {
                using var answer = await SendAsync(body, documentNo);
                var text = await answer.Content.ReadAsStringAsync();
                if (answer.StatusCode == HttpStatusCode.Created)
                    return JsonSerializer.Deserialize<Certificate>(text, Json)!;
                var isPassing = (int)answer.StatusCode is 408 or 429 or >= 500;
                if (!isPassing || attempt == Attempts)
                    throw new InvalidOperationException(text); // code and detail say what to do
            }
            catch (Exception error) when (
                attempt < Attempts && (error is HttpRequestException || error is TaskCanceledException))
            {
                // Sent again under the same key: the certificate is issued once.
            }
            await Task.Delay(TimeSpan.FromSeconds(Math.Pow(2, attempt)));
        }
    }

    private async Task<HttpResponseMessage> SendAsync(string body, string documentNo)
    {
        using var request = new HttpRequestMessage(HttpMethod.Post, "/api/external/certificates/issue");
        request.Headers.Add("Idempotency-Key", documentNo);
        request.Content = new StringContent(body, Encoding.UTF8, "application/json");
        return await http.SendAsync(request);
    }
}
