string? cursor = null;
do
{
    var address = "{base_url}/api/external/certificates?batch=B-2026-17&status=active&limit=200";
    if (cursor is not null) address += "&cursor=" + Uri.EscapeDataString(cursor);
    var page = await http.GetFromJsonAsync<JsonElement>(address);
    foreach (var certificate in page.GetProperty("data").EnumerateArray())
        Console.WriteLine(certificate.GetProperty("id"));
    cursor = page.GetProperty("nextCursor").GetString();
} while (cursor is not null);
