"""What the page shows at a glance: the card of a tapped piece. It rests on the topics' rules."""
