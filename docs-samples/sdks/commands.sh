# A typed client from the OpenAPI spec, with a generator for each language.

# #region typescript
npm install openapi-fetch@0.17
npm install --save-dev openapi-typescript@7 tsx typescript
npx openapi-typescript https://mailwren.example/openapi.yaml \
  --output mailwren.d.ts --default-non-nullable=false
# #endregion typescript

# #region typescript-run
npx tsx send.ts
# #endregion typescript-run

# #region python
pipx run openapi-python-client generate --url https://mailwren.example/openapi.json
# #endregion python

# #region java
npx @openapitools/openapi-generator-cli generate \
  --input-spec https://mailwren.example/openapi.yaml \
  --generator-name java --library native --output mailwren-java
# #endregion java

# #region go
npx @openapitools/openapi-generator-cli generate \
  --input-spec https://mailwren.example/openapi.yaml \
  --generator-name go --output mailwren-go
# #endregion go

# #region php
npx @openapitools/openapi-generator-cli generate \
  --input-spec https://mailwren.example/openapi.yaml \
  --generator-name php --output mailwren-php
# #endregion php

# #region ruby
npx @openapitools/openapi-generator-cli generate \
  --input-spec https://mailwren.example/openapi.yaml \
  --generator-name ruby --output mailwren-ruby
# #endregion ruby
