{"typed": ["ask"], "environment": {"_ARBITRE_COMPLETE": "complete_bash"}, "stdin": ""}
