"""The question about Immunity."""
