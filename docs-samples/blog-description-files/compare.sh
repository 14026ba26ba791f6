curl --silent https://mailwren.example/openapi.yaml | diff openapi.yaml -
