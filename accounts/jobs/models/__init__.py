"""The rows of jobs: the job itself, its files in chunks, and its errors by row."""

from .files import JobError, JobInput, JobKey, JobResult, JobRows
from .job import Job

__all__ = ["Job", "JobError", "JobInput", "JobKey", "JobResult", "JobRows"]
