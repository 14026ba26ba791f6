import {translate} from '@docusaurus/Translate';

import {fieldStrings} from './fieldTexts';
import {type Translate, fill, sectionText} from '@site/src/openapi/texts';

/** The strings of reference pages. Ids and messages are literals, so that `docusaurus write-translations` finds them. */
const strings = {
  'api.section.baseUrl': () => translate({id: 'api.section.baseUrl', message: 'Base URL'}),
  'api.section.files': () => translate({id: 'api.section.files', message: 'Files for your tools'}),
  'api.section.authentication': () => translate({id: 'api.section.authentication', message: 'Authentication'}),
  'api.section.firstRequest': () => translate({id: 'api.section.firstRequest', message: 'First request'}),
  'api.section.pagination': () => translate({id: 'api.section.pagination', message: 'Pagination'}),
  'api.section.rateLimits': () => translate({id: 'api.section.rateLimits', message: 'Rate limits'}),
  'api.section.idempotency': () => translate({id: 'api.section.idempotency', message: 'Safe retries'}),
  'api.section.operations': () => translate({id: 'api.section.operations', message: 'Operations'}),
  'api.section.events': () => translate({id: 'api.section.events', message: 'Events'}),
  'api.section.object': () =>
    translate({
      id: 'api.section.object',
      message: 'The object',
      description: 'API reference: title of the section that lists all fields of an object, such as an email',
    }),
  'api.section.nextSteps': () => translate({id: 'api.section.nextSteps', message: 'Next steps'}),
  'api.section.samples': () =>
    translate({
      id: 'api.section.samples',
      message: 'Request',
      description: 'API reference: title of the code samples for an operation',
    }),
  'api.section.pathParameters': () => translate({id: 'api.section.pathParameters', message: 'Path parameters'}),
  'api.section.queryParameters': () => translate({id: 'api.section.queryParameters', message: 'Query parameters'}),
  'api.section.headerParameters': () => translate({id: 'api.section.headerParameters', message: 'Request headers'}),
  'api.section.cookieParameters': () => translate({id: 'api.section.cookieParameters', message: 'Cookies'}),
  'api.section.requestBody': () => translate({id: 'api.section.requestBody', message: 'Request body'}),
  'api.section.response': () => translate({id: 'api.section.response', message: 'Response'}),
  'api.section.errors': () => translate({id: 'api.section.errors', message: 'Errors'}),
  'api.section.responseHeaders': () => translate({id: 'api.section.responseHeaders', message: 'Response headers'}),
  'api.section.payload': () => translate({id: 'api.section.payload', message: 'Payload'}),
  'api.section.answer': () =>
    translate({
      id: 'api.section.answer',
      message: 'Your response',
      description: 'API reference: title of the section about the response that a webhook receiver returns',
    }),
  'api.section.relatedOperations': () =>
    translate({id: 'api.section.relatedOperations', message: 'Related operations'}),
  'api.section.relatedEvents': () => translate({id: 'api.section.relatedEvents', message: 'Related events'}),
  ...fieldStrings,
  'api.body.required': () => translate({id: 'api.body.required', message: 'required'}),
  'api.errors.fields': () => translate({id: 'api.errors.fields', message: 'Error fields'}),
  'api.header.statuses': () =>
    translate({
      id: 'api.header.statuses',
      message: 'Only with status {statuses}',
      description: 'API reference: above a response header; {statuses} is a list such as 200, 429',
    }),
  'api.response.default': () => translate({id: 'api.response.default', message: 'Any other response'}),
  'api.example': () => translate({id: 'api.example', message: 'Example'}),
  'api.deprecated': () => translate({id: 'api.deprecated', message: 'Deprecated'}),
  'api.scope.label': () => translate({id: 'api.scope.label', message: 'Scope'}),
  'api.rateLimit.label': () => translate({id: 'api.rateLimit.label', message: 'Rate limit'}),
  'api.rateLimit.second': () => translate({id: 'api.rateLimit.second', message: '{count} per second'}),
  'api.rateLimit.day': () => translate({id: 'api.rateLimit.day', message: '{count} per day'}),
  'api.rateLimit.other': () => translate({id: 'api.rateLimit.other', message: '{count} in {seconds} seconds'}),
  'api.idempotency.label': () =>
    translate({
      id: 'api.idempotency.label',
      message: 'Safe to retry with',
      description: 'API reference: before Idempotency-Key, the header that makes retries safe',
    }),
  'api.action.add': () => translate({id: 'api.action.add', message: 'Add'}),
  'api.action.cancel': () => translate({id: 'api.action.cancel', message: 'Cancel'}),
  'api.action.create': () => translate({id: 'api.action.create', message: 'Create'}),
  'api.action.delete': () => translate({id: 'api.action.delete', message: 'Delete'}),
  'api.action.get': () => translate({id: 'api.action.get', message: 'Get'}),
  'api.action.list': () => translate({id: 'api.action.list', message: 'List'}),
  'api.action.send': () => translate({id: 'api.action.send', message: 'Send'}),
  'api.action.sendBulk': () => translate({id: 'api.action.sendBulk', message: 'Send bulk'}),
  'api.action.update': () => translate({id: 'api.action.update', message: 'Update'}),
  'api.action.verify': () => translate({id: 'api.action.verify', message: 'Verify'}),
  'api.files.openapi.yaml': () =>
    translate({id: 'api.files.openapi.yaml', message: 'the OpenAPI 3.1 spec in YAML, to read and compare'}),
  'api.files.openapi.json': () =>
    translate({id: 'api.files.openapi.json', message: 'the same spec in JSON, for client generators and mock servers'}),
  'api.files.postman.json': () =>
    translate({id: 'api.files.postman.json', message: 'a Postman collection with every operation and every example'}),
  'api.files.errors.json': () =>
    translate({id: 'api.files.errors.json', message: 'every error code with its status, causes and fix'}),
  'api.files.events.json': () =>
    translate({id: 'api.files.events.json', message: 'every webhook event with its schema and an example'}),
  'api.files.llms-full.txt': () =>
    translate({
      id: 'api.files.llms-full.txt',
      message: 'the docs, guides, prices and legal pages as one Markdown file, for AI assistants',
    }),
  'api.table.operation': () => translate({id: 'api.table.operation', message: 'Operation'}),
  'api.table.endpoint': () => translate({id: 'api.table.endpoint', message: 'Endpoint'}),
  'api.events.more': () => translate({id: 'api.events.more', message: 'How events are sent and signed'}),
} as const;

/** The id of one of them. */
export type TextId = keyof typeof strings;

/** Returns a string of the reference in the language of the page. */
export const t: Translate = (id, values) => fill(strings[id](), values);

/** The title of a section, by its anchor. */
export const sectionTitle = (id: string): string => t(sectionText(id));
