"""What clients are told: views, events, questions and answers, with the messages that put them into words."""
