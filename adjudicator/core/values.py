"""JSON values, the only untyped values in the code."""

from collections.abc import Mapping
from typing import Any

#: A value as JSON has it. Code that takes one reads it into a typed record first.
Json = Any
JsonObject = Mapping[str, Json]
