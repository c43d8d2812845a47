"""A value that is worked out when it is first asked for.

Python 3.11's own takes one lock for all objects of a class, so that threads which look at different
tables wait for each other. Ours takes none: what it works out is the same whoever does it.
"""

import functools
from typing import Any, Generic, Protocol, Self, TypeVar, cast, overload

T_co = TypeVar("T_co", covariant=True)


class IdentityKey(Generic[T_co]):
    """Something large as a key: it is looked for by being the same, not by being alike."""

    __slots__ = ("value",)

    def __init__(self, value: T_co) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IdentityKey) and other.value is self.value


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
        value = self._made(instance)
        vars(instance)[str(self.attrname)] = value
        return value

    def _made(self, instance: object) -> T_co:
        return self.func(instance)


class _Sharing(Protocol):
    """An object that shares what it has worked out with others like it."""

    @property
    def shared(self) -> dict[str, Any]:
        """What was worked out, by the names of properties."""


class shared_property(cached_property[T_co]):  # noqa: N801 - as the one above
    """A property that is worked out once for all objects that have one `shared` dictionary."""

    def _made(self, instance: object) -> T_co:
        shared, name = cast("_Sharing", instance).shared, str(self.attrname)
        if name not in shared:
            shared[name] = super()._made(instance)
        value: T_co = shared[name]
        return value
