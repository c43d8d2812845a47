"""The one place for values of any type: what JSON holds."""

from collections.abc import Mapping
from typing import Any

#: A value as JSON has it. Code that takes one reads it into a typed record first.
Json = Any
JsonObject = Mapping[str, Json]
