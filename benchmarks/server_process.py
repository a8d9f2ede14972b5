"""A server of its own for a benchmark: started on a file, killed, and started again."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen


class ServerProcess:
    """``skep serve`` on a free port, which it keeps over restarts."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "games.db"
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it, and return the seconds until it answered."""
        begin = time.perf_counter()
        options = ["--port", str(self.port), "--database", str(self._database)]
        many = "1000000"
        limits = ["--new-games-a-minute", many, "--requests-a-second", many]
        limits += ["--sockets-an-address", many]
        self._process = subprocess.Popen(
            [str(Path(sys.executable).with_name("skep")), "serve", *options, *limits],
            stdout=subprocess.DEVNULL,
        )
        while True:
            if self._process.poll() is not None:
                raise SystemExit("the server did not start")
            try:
                with urlopen(f"{self.url}/health", timeout=5):
                    return time.perf_counter() - begin
            except OSError:
                time.sleep(0.02)

    def kill(self) -> None:
        """Kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait()

    def status(self) -> tuple[float, float]:
        """Resident megabytes, and the seconds of CPU used so far."""
        assert self._process is not None
        folder = Path(f"/proc/{self._process.pid}")
        found = re.search(r"VmRSS:\s+(\d+) kB", (folder / "status").read_text())
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        return int(found.group(1)) / 1024 if found else 0.0, sum(map(int, fields[11:13])) / 100
