"""Jobs: the same work on many tasks, by processes of this machine or by a cluster."""

from skep.jobs.job import Job
from skep.jobs.local import LocalProcesses, available_cores
from skep.jobs.on_ray import RayCluster
from skep.jobs.worker import Worker, WorkerDiedError
from skep.jobs.workplace import Workplace

__all__ = [
    "Job",
    "LocalProcesses",
    "RayCluster",
    "Worker",
    "WorkerDiedError",
    "Workplace",
    "available_cores",
]
