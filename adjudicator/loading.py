"""Import a part of the program when it is first needed."""

import gc
from importlib import import_module
from types import ModuleType


def load(name: str) -> ModuleType:
    """Import a module and all that it needs.

    What is imported stays for good. Looking for unused rings among it, again and again while it
    grows, would take a tenth of the time, and touch memory that server processes share.
    """
    paused = gc.isenabled()
    gc.disable()
    try:
        return import_module(name)
    finally:
        gc.freeze()
        if paused:
            gc.enable()
