"""What every game shares: rules, rulings, verdicts, questions, and what the page offers."""
