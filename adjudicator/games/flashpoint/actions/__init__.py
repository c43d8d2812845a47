"""The actions of Operatives: Orders, Overwatch, sabotage and Tactics cards."""
