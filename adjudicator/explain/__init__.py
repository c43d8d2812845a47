"""The only place with sentences: a verdict as text, as JSON and as a picture."""
