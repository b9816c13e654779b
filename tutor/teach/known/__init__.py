"""What a learner knows: the log of their answers, how long each topic is kept, and what comes back today."""
