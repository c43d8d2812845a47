"""What is measured, as ratios in one run. No time is ever asserted."""
