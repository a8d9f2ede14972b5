"""Jobs: the same work on many tasks, by processes of this machine or by a cluster."""

from skep.jobs.job import Job
from skep.jobs.local_pool import LocalPool, available_cores
from skep.jobs.pool import Pool
from skep.jobs.ray_pool import RayPool
from skep.jobs.worker import Worker, WorkerDiedError

__all__ = [
    "Job",
    "LocalPool",
    "Pool",
    "RayPool",
    "Worker",
    "WorkerDiedError",
    "available_cores",
]
