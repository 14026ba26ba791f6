import {writePublishedFiles} from './api/publish/write';

writePublishedFiles(
  'api:collection',
  'Lints the API spec and writes it as a Postman collection (format 2.1): postman.json.',
  ['postman.json'],
);
