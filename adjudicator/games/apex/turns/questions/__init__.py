"""The questions of this topic, one a file: parameters in, a verdict out."""
