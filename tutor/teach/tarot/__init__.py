"""Tarot for learners: deals, hands, piles and score sheets to ask about, and the banks of what takes long to find."""
