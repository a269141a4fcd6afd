using System;
using System.Net;
using System.Net.Http;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;

public sealed record Certificate(string Id, string VerifyUrl);

public sealed record Shipment(string TypeCode, string ProductId, string SerialNumber, string DocumentNo);

// This document is at fault, and a person must see it.
public sealed class DocumentRefused(string answer) : Exception(answer);

// The lines that postings have written, for instance a table.
public interface IShipmentQueue
{
    Task<IAsyncDisposable?> LockAsync(); // null: the run before is still at work
    Task<Shipment?> FirstAsync();
    Task DoneAsync(Shipment line, Certificate certificate);
    Task RefusedAsync(Shipment line, string answer);
}

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

    // After 401, 403 and others an exception ends the run: the whole queue stays for the next one.
    public async Task SendAsync(IShipmentQueue queue)
    {
        await using var turn = await queue.LockAsync();
        while (turn is not null && await queue.FirstAsync() is { } line)
        {
            try
            {
                await queue.DoneAsync(line, await IssueAsync(line));
            }
            catch (DocumentRefused refused)
            {
                await queue.RefusedAsync(line, refused.Message);
            }
        }
    }

    public async Task<Certificate> IssueAsync(Shipment line)
    {
        var body = JsonSerializer.Serialize(
            new { line.TypeCode, line.ProductId, line.SerialNumber, ExternalRef = line.DocumentNo }, Json);
        for (var attempt = 1; ; attempt++)
        {
            var pause = TimeSpan.FromSeconds(Math.Pow(2, attempt));
            try
            {
                using var answer = await SendAsync(body, line.DocumentNo);
                var text = await answer.Content.ReadAsStringAsync();
                if (answer.StatusCode == HttpStatusCode.Created)
                    return JsonSerializer.Deserialize<Certificate>(text, Json)!;
                var status = (int)answer.StatusCode;
                var isPassing = status is 408 or 429 or >= 500 || text.Contains("\"idempotency_in_progress\"");
                if (!isPassing && status is 400 or 409 or 413 or 422 && text.Contains("\"code\""))
                    throw new DocumentRefused(text); // code and detail say what to do
                if (!isPassing || attempt == Attempts)
                    throw new InvalidOperationException($"{status}: {text}");
                pause = answer.Headers.RetryAfter?.Delta ?? pause;
            }
            catch (Exception error) when (
                attempt < Attempts && (error is HttpRequestException || error is TaskCanceledException))
            {
                // Sent again under the same key: the certificate is issued once.
            }
            await Task.Delay(pause);
        }
    }

    private async Task<HttpResponseMessage> SendAsync(string body, string documentNo)
    {
        using var request = new HttpRequestMessage(HttpMethod.Post, "/api/external/certificates/issue");
        // A document's number may hold blanks and umlauts, a header may not.
        request.Headers.Add("Idempotency-Key", "dynamics-" + Uri.EscapeDataString(documentNo));
        request.Content = new StringContent(body, Encoding.UTF8, "application/json");
        return await http.SendAsync(request);
    }
}
