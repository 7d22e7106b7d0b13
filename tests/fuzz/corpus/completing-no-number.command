{"typed": ["ask"], "environment": {"_ARBITRE_COMPLETE": "complete_bash", "COMP_WORDS": "arbitre", "COMP_CWORD": "x"}, "stdin": ""}
