"""Windows: a job holds a process and all that it starts, ends them together, and limits their memory."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _KILL_ON_JOB_CLOSE, _PROCESS_MEMORY = 0x2000, 0x100
    _EXTENDED_LIMITS = 9
    _TERMINATE, _SET_QUOTA = 0x1, 0x100
    """From Windows' winnt.h."""

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("PerProcessUserTimeLimit", wintypes.LARGE_INTEGER),
            ("PerJobUserTimeLimit", wintypes.LARGE_INTEGER),
            ("LimitFlags", wintypes.DWORD),
            ("MinimumWorkingSetSize", ctypes.c_size_t),
            ("MaximumWorkingSetSize", ctypes.c_size_t),
            ("ActiveProcessLimit", wintypes.DWORD),
            ("Affinity", ctypes.c_size_t),
            ("PriorityClass", wintypes.DWORD),
            ("SchedulingClass", wintypes.DWORD),
        )

    class _Limits(ctypes.Structure):
        _fields_ = (
            ("BasicLimitInformation", _BasicLimits),
            ("IoInfo", ctypes.c_ulonglong * 6),
            ("ProcessMemoryLimit", ctypes.c_size_t),
            ("JobMemoryLimit", ctypes.c_size_t),
            ("PeakProcessMemoryUsed", ctypes.c_size_t),
            ("PeakJobMemoryUsed", ctypes.c_size_t),
        )

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _kernel.CreateJobObjectW.restype = _kernel.OpenProcess.restype = wintypes.HANDLE
    _kernel.CreateJobObjectW.argtypes = wintypes.LPVOID, wintypes.LPCWSTR
    _kernel.OpenProcess.argtypes = wintypes.DWORD, wintypes.BOOL, wintypes.DWORD
    _kernel.SetInformationJobObject.argtypes = wintypes.HANDLE, ctypes.c_int, wintypes.LPVOID, wintypes.DWORD
    _kernel.AssignProcessToJobObject.argtypes = wintypes.HANDLE, wintypes.HANDLE
    _kernel.TerminateJobObject.argtypes = wintypes.HANDLE, wintypes.UINT
    _kernel.CloseHandle.argtypes = (wintypes.HANDLE,)

    class Job:
        """A process, by its id, with whatever it starts from now on; each may take `memory_bytes`, if given.

        They end when `end` is called, with this object, and with this program, however that ends: nobody else holds the
        job. Raises `OSError`.
        """

        def __init__(self, process: int, memory_bytes: int = 0) -> None:
            self._job = _kernel.CreateJobObjectW(None, None)
            limits = _Limits()
            limits.BasicLimitInformation.LimitFlags = _KILL_ON_JOB_CLOSE | (_PROCESS_MEMORY if memory_bytes else 0)
            limits.ProcessMemoryLimit = memory_bytes
            given = ctypes.byref(limits), ctypes.sizeof(limits)
            opened = _kernel.OpenProcess(_TERMINATE | _SET_QUOTA, False, process)
            try:
                if not (
                    self._job
                    and opened
                    and _kernel.SetInformationJobObject(self._job, _EXTENDED_LIMITS, *given)
                    and _kernel.AssignProcessToJobObject(self._job, opened)
                ):
                    raise ctypes.WinError(ctypes.get_last_error())
            finally:
                _kernel.CloseHandle(opened)

        def end(self) -> None:
            """End the processes; again does nothing."""
            if self._job:
                _kernel.TerminateJobObject(self._job, 1)
                _kernel.CloseHandle(self._job)
                self._job = None

        def __del__(self) -> None:
            self.end()
