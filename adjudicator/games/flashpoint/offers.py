"""What the page offers on a Flashpoint table, the usual first."""

from adjudicator.kernel.game import Action, Stage

ACTIONS: tuple[Action, ...] = (Action("look", (Stage("los"), Stage("sight")), main=True),)
