"""What a phrase is.

A text with placeholders; or a singular text, a plural text, and the name of the fact that is
counted.
"""

Phrase = str | tuple[str, str, str]
Phrases = dict[str, Phrase]
