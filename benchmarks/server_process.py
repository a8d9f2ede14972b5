"""A benchmark's own server: started on a file, watched, killed and started again."""

from __future__ import annotations

import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.error import HTTPError
from urllib.request import urlopen

SKEP: Final = str(Path(sys.executable).with_name("skep"))
_MANY: Final = "1000000"
UNLIMITED: Final = (
    *("--new-games-per-minute", _MANY),
    *("--requests-per-second", _MANY),
    *("--sockets-per-address", _MANY),
    *("--connections-per-address", _MANY),
)
"""Options for a legitimate load from a single address."""
_EXIT_SECONDS: Final = 30


class ServerProcess:
    """``skep serve`` on a free port, which it keeps across restarts."""

    def __init__(
        self,
        folder: Path,
        options: Sequence[str] = (),
        *,
        max_files: int | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.database = folder / "games.db"
        self.log = folder / "server.log"
        self._options = options
        self._max_files = max_files
        self._environment = {**os.environ, **(environment or {})}
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        self.start_seconds = 0.0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it, and return the seconds until it answered."""
        begin = time.perf_counter()
        self._process = self.launch()
        while True:
            if self._process.poll() is not None:
                raise SystemExit(f"the server did not start: {self.log.read_text()[-2000:]}")
            try:
                with urlopen(f"{self.url}/health/live", timeout=5):
                    pass
            except HTTPError:
                pass  # an error status is an answer too
            except OSError:
                time.sleep(0.02)
                continue
            self.start_seconds = time.perf_counter() - begin
            return self.start_seconds

    def launch(self) -> subprocess.Popen[bytes]:
        """Run the command without waiting for an answer; standard error is added to the log."""
        place = ["--port", str(self.port), "--database", str(self.database)]
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                [SKEP, "serve", *place, *self._options],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env=self._environment,
            )
        if self._max_files is not None:  # Python is still starting, and has not raised the limit
            limits = (self._max_files, self._max_files)
            resource.prlimit(process.pid, resource.RLIMIT_NOFILE, limits)
        return process

    def kill(self) -> None:
        """Kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Send SIGTERM and return the exit status, negative if a signal ended the process."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(number)
        try:
            return self._process.wait(_EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def resident_megabytes(self) -> float:
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        return int(found.group(1)) / 1024 if found else 0.0

    @property
    def cpu_seconds(self) -> float:
        """User and system time so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")

    @property
    def descriptors(self) -> int:
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def limit_file_size(self, size: int | None) -> None:
        """Make every write beyond this offset in a file fail, as if the disk were full."""
        _, most = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        soft = most if size is None else size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (soft, most))


def kernel_socket_megabytes() -> float:
    """What the kernel holds for all TCP sockets of this machine."""
    found = re.search(r"^TCP:.* mem (\d+)", Path("/proc/net/sockstat").read_text(), re.MULTILINE)
    return int(found.group(1)) * resource.getpagesize() / 2**20 if found else 0.0
