"""Properties that are computed on first use.

Python 3.11's own cached_property takes one lock for all objects of a class, so threads that use
different tables wait for each other. Ours takes none: every thread computes the same value.
"""

import functools
from typing import Any, Generic, Protocol, Self, TypeVar, cast, overload

T_co = TypeVar("T_co", covariant=True)


class IdentityKey(Generic[T_co]):
    """A large object as a key, compared by identity instead of equality."""

    __slots__ = ("value",)

    def __init__(self, value: T_co) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IdentityKey) and other.value is self.value


class cached_property(functools.cached_property[T_co]):  # noqa: N801 - it is used in its place
    """A property that is computed once per object."""

    @overload
    def __get__(self, instance: None, owner: type[Any] | None = None) -> Self: ...

    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> T_co: ...

    def __get__(self, instance: object, owner: type[Any] | None = None) -> Self | T_co:
        """The value, stored in the object."""
        if instance is None:
            return self
        value = self._made(instance)
        vars(instance)[str(self.attrname)] = value
        return value

    def _made(self, instance: object) -> T_co:
        return self.func(instance)


class _Sharing(Protocol):
    """An object that shares computed values with similar ones."""

    @property
    def shared(self) -> dict[str, Any]:
        """The computed values by property name."""


class shared_property(cached_property[T_co]):  # noqa: N801 - as the one above
    """A property that is computed once for all objects with the same `shared` dictionary."""

    def _made(self, instance: object) -> T_co:
        shared, name = cast("_Sharing", instance).shared, str(self.attrname)
        if name not in shared:
            shared[name] = super()._made(instance)
        value: T_co = shared[name]
        return value
