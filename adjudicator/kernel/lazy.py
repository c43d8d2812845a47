"""A value that is worked out when it is first asked for.

Python 3.11's own takes one lock for all objects of a class, so that threads which look at different
tables wait for each other. Ours takes none: what it works out is the same whoever does it.
"""

import functools
from typing import Any, Self, TypeVar, overload

T_co = TypeVar("T_co", covariant=True)


class cached_property(functools.cached_property[T_co]):  # noqa: N801 - it is used in its place
    """A property that is worked out once for each object."""

    @overload
    def __get__(self, instance: None, owner: type[Any] | None = None) -> Self: ...

    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> T_co: ...

    def __get__(self, instance: object, owner: type[Any] | None = None) -> Self | T_co:
        """The value, kept in the object from then on."""
        if instance is None:
            return self
        value = self.func(instance)
        instance.__dict__[str(self.attrname)] = value
        return value
