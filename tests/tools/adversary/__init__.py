"""An adversary that searches: policies of cheats, selected by what they gain against honest people."""
