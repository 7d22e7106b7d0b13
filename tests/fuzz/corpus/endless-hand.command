{"typed": ["hand", "--file", "/dev/zero"], "environment": {}, "stdin": ""}
