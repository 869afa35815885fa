"""Clusters of real processes on this machine, as people start them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

SECONDS = 60
"""How long a process may take to start on a machine that has other things to do."""
DASK = [sys.executable, "-P", "-m", "dask"]
ROOT = Path(__file__).parents[3]


class LocalCluster:
    """A scheduler, and workers of one thread each that can be added; `folder` keeps what they print."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder, self._stack = folder, stack
        self.workers: list[subprocess.Popen[bytes]] = []
        self.scheduler, log = self._start("scheduler", "--host", "127.0.0.1", "--port", "0")
        self.address = waited_for(log, rb"Scheduler at: +(tcp://\S+)")

    def add(self, path: Path = ROOT, cwd: Path = Path("/")) -> str:
        """Start a worker that finds modules in `path`, and return its address."""
        arguments = self.address, "--nthreads", "1", "--no-nanny", "--local-directory", str(self.folder)
        worker, log = self._start("worker", *arguments, cwd=cwd, path=path)
        self.workers.append(worker)
        found = waited_for(log, rb"Start worker at: +(tcp://\S+)")
        waited_for(log, rb"(Registered to: )")
        return found

    def _start(
        self,
        kind: str,
        *arguments: str,
        cwd: Path = ROOT,
        path: Path = ROOT,
    ) -> tuple[subprocess.Popen[bytes], Path]:
        log = self.folder / f"{kind} {len(self.workers)}"
        with log.open("wb") as out:
            process = subprocess.Popen(
                [*DASK, kind, "--no-dashboard", *arguments],
                cwd=cwd,
                env=os.environ | {"PYTHONPATH": str(path)},
                stderr=out,
            )
        self._stack.callback(process.wait)
        self._stack.callback(process.kill)
        return process, log


def waited_for(log: Path, pattern: bytes) -> str:
    """Return what a process prints where the pattern has its group."""
    end = time.monotonic() + SECONDS
    while not (found := re.search(pattern, log.read_bytes())):
        assert time.monotonic() < end, log.read_bytes().decode()
        time.sleep(0.05)
    return found[1].decode()


@contextmanager
def local_cluster(folder: Path, workers: int = 0) -> Iterator[LocalCluster]:
    """Start a scheduler with so many workers of this program, and end them."""
    with ExitStack() as stack:
        found = LocalCluster(folder, stack)
        for _ in range(workers):
            found.add()
        yield found
