"""Jobs: the same work on many tasks, in a pool of workers on this machine or on a cluster.

A Job says what is done with each task, a Worker is a process that does tasks, and a Pool
has the workers.
"""

from skep.jobs.deadline import Deadline, Loss
from skep.jobs.job import Job, WatchedJob
from skep.jobs.local_pool import LocalPool, available_cores
from skep.jobs.pool import Pool
from skep.jobs.ray_pool import RayPool
from skep.jobs.same_process import SameProcess
from skep.jobs.worker import Worker, WorkerDiedError

__all__ = [
    "Deadline",
    "Job",
    "LocalPool",
    "Loss",
    "Pool",
    "RayPool",
    "SameProcess",
    "WatchedJob",
    "Worker",
    "WorkerDiedError",
    "available_cores",
]
