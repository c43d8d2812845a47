"""What a phrase is.

A text with places for facts; or one text for one and one for several of a fact, and the name of
the fact that counts.
"""

Phrase = str | tuple[str, str, str]
Phrases = dict[str, Phrase]
