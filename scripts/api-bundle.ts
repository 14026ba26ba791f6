import {writePublishedFiles} from './api/publish/write';

writePublishedFiles('api:bundle', 'Lints the API spec and writes it as one file: openapi.yaml and openapi.json.', [
  'openapi.yaml',
  'openapi.json',
]);
