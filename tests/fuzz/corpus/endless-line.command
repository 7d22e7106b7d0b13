{"typed": ["ask", "--file", "/dev/zero"], "environment": {}, "stdin": ""}
