import os

from certificate_issuing import Client

client = Client(base_url="{base_url}", api_key=os.environ["API_KEY"])
grades = {"S-1042": "1.7", "S-1043": "2.3"}  # by your own numbers
job = client.edu.programs.complete(
    os.environ["PROGRAM"],
    idempotency_key="spring-2026",
    completions=[
        {"externalId": number, "grade": grade, "completedOn": "2026-02-27"}
        for number, grade in grades.items()
    ],
)
print(job["id"])  # client.wait_for_job(job["id"]) says how it ended
