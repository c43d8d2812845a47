"""What a server takes of the processor, as Linux counts it: the same however busy a machine is."""

import os
from pathlib import Path


def processor_s(server: int) -> float:
    """The seconds that a process and those that it started have worked so far."""
    return sum(_worked(process) for process in (server, *_started_by(server)))


def _started_by(parent: int) -> list[int]:
    tasks = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(pid) for task in tasks for pid in task.read_text().split()]


def _worked(process: int) -> float:
    # The name of the program, in brackets, may hold spaces.
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
