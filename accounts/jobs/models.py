"""The rows of jobs: the job itself, its files in chunks, and its errors by row."""

from .file_models import JobError, JobInput, JobKey, JobResult, JobRows
from .job_model import Job

__all__ = ["Job", "JobError", "JobInput", "JobKey", "JobResult", "JobRows"]
