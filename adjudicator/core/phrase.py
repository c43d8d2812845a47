"""What a phrase is.

A text with placeholders; or a singular text, a plural text, and the name of the fact that is
counted. Of a phrase that counts, the one whose name ends in `.zero` is said where there is none.
"""

Phrase = str | tuple[str, str, str]
Phrases = dict[str, Phrase]
