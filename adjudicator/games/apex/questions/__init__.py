"""The questions that a table answers, one a file: parameters in, a verdict out."""
