import {translate} from '@docusaurus/Translate';

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
  'api.limit.exactLength': () =>
    translate({
      id: 'api.limit.exactLength',
      message: '{length} character|{length} characters',
      description: 'API reference: a limit of a field, as plural forms',
    }),
  'api.limit.length': () => translate({id: 'api.limit.length', message: '{min} to {max} characters'}),
  'api.limit.maxLength': () =>
    translate({
      id: 'api.limit.maxLength',
      message: 'at most {max} character|at most {max} characters',
      description: 'API reference: a limit of a field, as plural forms',
    }),
  'api.limit.minLength': () =>
    translate({
      id: 'api.limit.minLength',
      message: 'at least {min} character|at least {min} characters',
      description: 'API reference: a limit of a field, as plural forms',
    }),
  'api.limit.range': () => translate({id: 'api.limit.range', message: '{min} to {max}'}),
  'api.limit.minimum': () => translate({id: 'api.limit.minimum', message: 'at least {min}'}),
  'api.limit.maximum': () => translate({id: 'api.limit.maximum', message: 'at most {max}'}),
  'api.limit.moreThan': () => translate({id: 'api.limit.moreThan', message: 'more than {min}'}),
  'api.limit.lessThan': () => translate({id: 'api.limit.lessThan', message: 'less than {max}'}),
  'api.limit.multipleOf': () => translate({id: 'api.limit.multipleOf', message: 'a multiple of {step}'}),
  'api.limit.items': () => translate({id: 'api.limit.items', message: '{min} to {max} items'}),
  'api.limit.maxItems': () =>
    translate({
      id: 'api.limit.maxItems',
      message: 'at most {max} item|at most {max} items',
      description: 'API reference: a limit of a field, as plural forms',
    }),
  'api.limit.minItems': () =>
    translate({
      id: 'api.limit.minItems',
      message: 'at least {min} item|at least {min} items',
      description: 'API reference: a limit of a field, as plural forms',
    }),
  'api.limit.exactItems': () =>
    translate({
      id: 'api.limit.exactItems',
      message: '{length} item|{length} items',
      description: 'API reference: the exact number of items in a list, as plural forms',
    }),
  'api.limit.unique': () => translate({id: 'api.limit.unique', message: 'unique items'}),
  'api.limit.maxProperties': () =>
    translate({
      id: 'api.limit.maxProperties',
      message: 'at most {max} key|at most {max} keys',
      description: 'API reference: a limit of a field, as plural forms',
    }),
  'api.limit.minProperties': () =>
    translate({
      id: 'api.limit.minProperties',
      message: 'at least {min} key|at least {min} keys',
      description: 'API reference: the minimum number of keys in an object, as plural forms',
    }),
  'api.limit.properties': () =>
    translate({
      id: 'api.limit.properties',
      message: '{min} to {max} keys',
      description: 'API reference: the allowed number of keys in an object',
    }),
  'api.field.required': () => translate({id: 'api.field.required', message: 'required'}),
  'api.field.optional': () => translate({id: 'api.field.optional', message: 'optional'}),
  'api.field.never': () =>
    translate({
      id: 'api.field.never',
      message: 'not allowed',
      description: 'API reference: a field that a request must not contain',
    }),
  'api.field.deprecated': () => translate({id: 'api.field.deprecated', message: 'deprecated'}),
  'api.field.readOnly': () => translate({id: 'api.field.readOnly', message: 'read only'}),
  'api.field.writeOnly': () => translate({id: 'api.field.writeOnly', message: 'write only'}),
  'api.field.default': () =>
    translate({
      id: 'api.field.default',
      message: 'Default',
      description: 'API reference: the value used if a field is omitted',
    }),
  'api.field.pattern': () => translate({id: 'api.field.pattern', message: 'Pattern'}),
  'api.field.keys': () =>
    translate({
      id: 'api.field.keys',
      message: 'Names',
      description: 'API reference: label for the limits of key names in a map',
    }),
  'api.field.constraints': () => translate({id: 'api.field.constraints', message: 'Constraints'}),
  'api.field.example': () => translate({id: 'api.field.example', message: 'Example'}),
  'api.field.always': () =>
    translate({
      id: 'api.field.always',
      message: 'Always {value}',
      description: 'API reference: the only value of a field; {value} is code',
    }),
  'api.field.needs': () =>
    translate({
      id: 'api.field.needs',
      message: 'requires {fields}',
      description:
        'API reference: the other fields that a request must contain if it contains this one; {fields} is a list of names as code',
    }),
  'api.field.written': () =>
    translate({
      id: 'api.field.written',
      message: 'Written as',
      description:
        'API reference: precedes a list or an object as it is written in a URL or a header, such as statuses=a,b',
    }),
  'api.field.matching': () =>
    translate({
      id: 'api.field.matching',
      message: 'Names that match {pattern}',
      description:
        'API reference: label for fields whose names match a pattern; {pattern} is a regular expression as code',
    }),
  'api.field.others': () =>
    translate({
      id: 'api.field.others',
      message: 'All other names',
      description: 'API reference: label for fields that are not listed, such as additional keys of an object',
    }),
  'api.field.orAbsent': () =>
    translate({
      id: 'api.field.orAbsent',
      message: 'or not set',
      description:
        'API reference: after a condition, such as "status: draft", that is also met if the field is not set',
    }),
  'api.field.more': () =>
    translate({
      id: 'api.field.more',
      message: 'More information',
      description: 'API reference: link to another page about a field or an operation',
    }),
  'api.field.enum': () =>
    translate({
      id: 'api.field.enum',
      message: 'One of:',
      description: 'API reference: label for the list of allowed values of a field',
    }),
  'api.field.repeats': () =>
    translate({
      id: 'api.field.repeats',
      message: 'the same as {name} above',
      description:
        'API reference: a field that contains the same type of object as its parent; {name} is the name of that object, such as Folder',
    }),
  'api.choice.one': () =>
    translate({
      id: 'api.choice.one',
      message: 'Exactly one of these:',
      description:
        'API reference: label for a list of fields, sets of fields or types of values; exactly one is allowed',
    }),
  'api.choice.any': () => translate({id: 'api.choice.any', message: 'At least one of these sets:'}),
  'api.choice.option': () =>
    translate({
      id: 'api.choice.option',
      message: 'Option {number}',
      description: 'API reference: label for an unnamed alternative of a value',
    }),
  'api.part.items': () =>
    translate({
      id: 'api.part.items',
      message: 'Each item',
      description: 'API reference: label for the limits of each item in a list',
    }),
  'api.part.values': () =>
    translate({
      id: 'api.part.values',
      message: 'Each value',
      description: 'API reference: label for the limits of each value in a map',
    }),
  'api.part.item': () =>
    translate({
      id: 'api.part.item',
      message: 'Item {number}',
      description: 'API reference: label for the limits of one item in a list, such as the first',
    }),
  'api.part.rest': () =>
    translate({
      id: 'api.part.rest',
      message: 'Further items',
      description: 'API reference: label for the limits of the remaining items in a list',
    }),
  'api.part.not': () =>
    translate({
      id: 'api.part.not',
      message: 'Not',
      description: 'API reference: label for values or fields that are not allowed',
    }),
  'api.part.if': () =>
    translate({
      id: 'api.part.if',
      message: 'If',
      description: 'API reference: before a condition, such as "status: draft"; the next line begins with "Then"',
    }),
  'api.part.then': () =>
    translate({
      id: 'api.part.then',
      message: 'Then',
      description: 'API reference: label for the limits that apply if the condition in the line above is met',
    }),
  'api.part.else': () =>
    translate({
      id: 'api.part.else',
      message: 'Otherwise',
      description: 'API reference: label for the limits that apply if the condition above is not met',
    }),
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
    translate({
      id: 'api.files.openapi.json',
      message: 'the same spec in JSON, for client generators, mock servers and API clients such as Postman',
    }),
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
