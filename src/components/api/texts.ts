import {translate} from '@docusaurus/Translate';

import {type TextId, type Translate, fill} from '@site/src/openapi/texts';

/** The texts of reference pages in the language of the page. */
export const say: Translate = (id, values) => fill(messageOf(id), values);

/** Literals, so that the translations can be collected. */
function messageOf(id: TextId): string {
  switch (id) {
    case 'api.section.baseUrl':
      return translate({
        id: 'api.section.baseUrl',
        message: 'Base URL',
        description: 'API reference: title of the section with the address that all paths start with',
      });
    case 'api.section.files':
      return translate({
        id: 'api.section.files',
        message: 'Files for your tools',
        description:
          'API reference: title of the section with links to the OpenAPI description and a Postman collection',
      });
    case 'api.section.authentication':
      return translate({
        id: 'api.section.authentication',
        message: 'Authentication',
        description: 'API reference: title of the section that says how to send the API key',
      });
    case 'api.section.firstRequest':
      return translate({
        id: 'api.section.firstRequest',
        message: 'First request',
        description: 'API reference: title of the section with a request to begin with',
      });
    case 'api.section.pagination':
      return translate({
        id: 'api.section.pagination',
        message: 'Pagination',
        description: 'API reference: title of the section that says how to read a long list page by page',
      });
    case 'api.section.rateLimits':
      return translate({
        id: 'api.section.rateLimits',
        message: 'Rate limits',
        description: 'API reference: title of the section with the headers that tell how many requests are left',
      });
    case 'api.section.idempotency':
      return translate({
        id: 'api.section.idempotency',
        message: 'Safe retries',
        description:
          'API reference: title of the section that says how to repeat a request without doing its work twice',
      });
    case 'api.section.operations':
      return translate({
        id: 'api.section.operations',
        message: 'Operations',
        description: 'API reference: title of the section with a table of operations',
      });
    case 'api.section.events':
      return translate({
        id: 'api.section.events',
        message: 'Events',
        description: 'API reference: title of the section with a table of events that are sent to webhooks',
      });
    case 'api.section.object':
      return translate({
        id: 'api.section.object',
        message: 'The object',
        description:
          'API reference: title of the section with all fields of what a resource consists of, such as an email',
      });
    case 'api.section.nextSteps':
      return translate({
        id: 'api.section.nextSteps',
        message: 'Next steps',
        description: 'API reference: title of the section with operations that are of use after this one',
      });
    case 'api.section.samples':
      return translate({
        id: 'api.section.samples',
        message: 'Request',
        description: 'API reference: title of the programs that call an operation',
      });
    case 'api.section.pathParameters':
      return translate({
        id: 'api.section.pathParameters',
        message: 'Path parameters',
        description: 'API reference: title of a section',
      });
    case 'api.section.queryParameters':
      return translate({
        id: 'api.section.queryParameters',
        message: 'Query parameters',
        description: 'API reference: title of a section',
      });
    case 'api.section.headerParameters':
      return translate({
        id: 'api.section.headerParameters',
        message: 'Request headers',
        description: 'API reference: title of a section',
      });
    case 'api.section.cookieParameters':
      return translate({
        id: 'api.section.cookieParameters',
        message: 'Cookies',
        description: 'API reference: title of a section with parameters that are sent as cookies',
      });
    case 'api.section.requestBody':
      return translate({
        id: 'api.section.requestBody',
        message: 'Request body',
        description: 'API reference: title of a section',
      });
    case 'api.section.response':
      return translate({
        id: 'api.section.response',
        message: 'Response',
        description: 'API reference: title of the section with the successful response',
      });
    case 'api.section.errors':
      return translate({
        id: 'api.section.errors',
        message: 'Errors',
        description: 'API reference: title of the section with the error responses',
      });
    case 'api.section.responseHeaders':
      return translate({
        id: 'api.section.responseHeaders',
        message: 'Response headers',
        description: 'API reference: title of a section',
      });
    case 'api.section.payload':
      return translate({
        id: 'api.section.payload',
        message: 'Payload',
        description: 'API reference: title of the section with what the request of an event holds',
      });
    case 'api.section.answer':
      return translate({
        id: 'api.section.answer',
        message: 'Your answer',
        description: 'API reference: title of the section with what the receiver of an event answers',
      });
    case 'api.section.relatedOperations':
      return translate({
        id: 'api.section.relatedOperations',
        message: 'Related operations',
        description: 'API reference: title of the section with the operations that have to do with an event',
      });
    case 'api.section.relatedEvents':
      return translate({
        id: 'api.section.relatedEvents',
        message: 'Related events',
        description: 'API reference: title of the section with the events that have to do with an operation',
      });
    case 'api.limit.exactLength':
      return translate({
        id: 'api.limit.exactLength',
        message: '{length} characters',
        description: 'API reference: exact length of a text',
      });
    case 'api.limit.length':
      return translate({
        id: 'api.limit.length',
        message: '{min} to {max} characters',
        description: 'API reference: length of a text',
      });
    case 'api.limit.maxLength':
      return translate({
        id: 'api.limit.maxLength',
        message: 'at most {max} characters',
        description: 'API reference: length of a text',
      });
    case 'api.limit.minLength':
      return translate({
        id: 'api.limit.minLength',
        message: 'at least {min} characters',
        description: 'API reference: length of a text',
      });
    case 'api.limit.range':
      return translate({
        id: 'api.limit.range',
        message: '{min} to {max}',
        description: 'API reference: smallest and largest value of a number',
      });
    case 'api.limit.minimum':
      return translate({
        id: 'api.limit.minimum',
        message: 'at least {min}',
        description: 'API reference: smallest value of a number',
      });
    case 'api.limit.maximum':
      return translate({
        id: 'api.limit.maximum',
        message: 'at most {max}',
        description: 'API reference: largest value of a number',
      });
    case 'api.limit.moreThan':
      return translate({
        id: 'api.limit.moreThan',
        message: 'more than {min}',
        description: 'API reference: a number must be larger than this',
      });
    case 'api.limit.lessThan':
      return translate({
        id: 'api.limit.lessThan',
        message: 'less than {max}',
        description: 'API reference: a number must be smaller than this',
      });
    case 'api.limit.multipleOf':
      return translate({
        id: 'api.limit.multipleOf',
        message: 'a multiple of {step}',
        description: 'API reference: a number must be divisible by this',
      });
    case 'api.limit.items':
      return translate({
        id: 'api.limit.items',
        message: '{min} to {max} items',
        description: 'API reference: length of a list',
      });
    case 'api.limit.maxItems':
      return translate({
        id: 'api.limit.maxItems',
        message: 'at most {max} items',
        description: 'API reference: length of a list',
      });
    case 'api.limit.minItems':
      return translate({
        id: 'api.limit.minItems',
        message: 'at least {min} items',
        description: 'API reference: length of a list',
      });
    case 'api.limit.unique':
      return translate({
        id: 'api.limit.unique',
        message: 'no item twice',
        description: 'API reference: a list in which all items differ',
      });
    case 'api.limit.maxProperties':
      return translate({
        id: 'api.limit.maxProperties',
        message: 'at most {max} keys',
        description: 'API reference: number of keys in an object',
      });
    case 'api.field.required':
      return translate({
        id: 'api.field.required',
        message: 'required',
        description: 'API reference: a field that must be sent, or that is always there',
      });
    case 'api.field.optional':
      return translate({
        id: 'api.field.optional',
        message: 'may be absent',
        description: 'API reference: a field of a response that is not always there',
      });
    case 'api.field.deprecated':
      return translate({
        id: 'api.field.deprecated',
        message: 'deprecated',
        description: 'API reference: a field that should not be used any more',
      });
    case 'api.field.readOnly':
      return translate({
        id: 'api.field.readOnly',
        message: 'read only',
        description: 'API reference: a field that is in answers and cannot be sent',
      });
    case 'api.field.writeOnly':
      return translate({
        id: 'api.field.writeOnly',
        message: 'write only',
        description: 'API reference: a field that can be sent and is never in answers',
      });
    case 'api.field.default':
      return translate({
        id: 'api.field.default',
        message: 'Default',
        description: 'API reference: the value that counts when a field is not sent',
      });
    case 'api.field.pattern':
      return translate({
        id: 'api.field.pattern',
        message: 'Pattern',
        description: 'API reference: the regular expression that a value must match',
      });
    case 'api.field.keys':
      return translate({
        id: 'api.field.keys',
        message: 'Names',
        description: 'API reference: stands before the limits of the names of the values in a map',
      });
    case 'api.field.example':
      return translate({
        id: 'api.field.example',
        message: 'Example',
        description: 'API reference: an example of a value',
      });
    case 'api.field.always':
      return translate({
        id: 'api.field.always',
        message: 'Always {value}',
        description: 'API reference: the one value that a field has; {value} is code',
      });
    case 'api.field.enum':
      return translate({
        id: 'api.field.enum',
        message: 'One of:',
        description: 'API reference: stands before the list of values that a field may have',
      });
    case 'api.field.repeats':
      return translate({
        id: 'api.field.repeats',
        message: 'the same as {name} above',
        description:
          'API reference: a field that holds the same kind of object as the one around it; {name} is the name of that object, such as Folder',
      });
    case 'api.choice.one':
      return translate({
        id: 'api.choice.one',
        message: 'Give exactly one of these:',
        description:
          'API reference: stands before several fields, sets of fields or kinds of values of which exactly one is possible',
      });
    case 'api.choice.any':
      return translate({
        id: 'api.choice.any',
        message: 'Give at least one of these sets:',
        description:
          'API reference: stands before several sets of fields, or kinds of values, of which at least one has to be there',
      });
    case 'api.choice.option':
      return translate({
        id: 'api.choice.option',
        message: 'Shape {number}',
        description: 'API reference: name of one of several shapes of a value that has no name of its own',
      });
    case 'api.body.required':
      return translate({
        id: 'api.body.required',
        message: 'required',
        description: 'API reference: a request body that must be sent',
      });
    case 'api.errors.fields':
      return translate({
        id: 'api.errors.fields',
        message: 'Fields of an error',
        description: 'API reference: title of the list of fields of an error response',
      });
    case 'api.header.statuses':
      return translate({
        id: 'api.header.statuses',
        message: 'Only with status {statuses}',
        description: 'API reference: stands above a response header; {statuses} is a list such as 200, 429',
      });
    case 'api.response.default':
      return translate({
        id: 'api.response.default',
        message: 'Any other answer',
        description: 'API reference: title of what happens after any other answer than the ones listed',
      });
    case 'api.example':
      return translate({
        id: 'api.example',
        message: 'Example',
        description: 'API reference: title of an example without a title of its own',
      });
    case 'api.deprecated':
      return translate({
        id: 'api.deprecated',
        message: 'Deprecated',
        description: 'API reference: an operation or a field that should not be used any more',
      });
    case 'api.scope.label':
      return translate({
        id: 'api.scope.label',
        message: 'Scope',
        description: 'API reference: stands before the scope that an API key needs, such as emails:send',
      });
    case 'api.rateLimit.label':
      return translate({
        id: 'api.rateLimit.label',
        message: 'Rate limit',
        description: 'API reference: stands before how often an account may call, such as "2 per second"',
      });
    case 'api.rateLimit.second':
      return translate({
        id: 'api.rateLimit.second',
        message: '{count} per second',
        description: 'API reference: how many requests are possible in a second',
      });
    case 'api.rateLimit.day':
      return translate({
        id: 'api.rateLimit.day',
        message: '{count} per day',
        description: 'API reference: how many requests are possible in a day',
      });
    case 'api.rateLimit.other':
      return translate({
        id: 'api.rateLimit.other',
        message: '{count} in {seconds} seconds',
        description: 'API reference: how many requests are possible in a time',
      });
    case 'api.idempotency.label':
      return translate({
        id: 'api.idempotency.label',
        message: 'Safe to repeat with',
        description: 'API reference: stands before Idempotency-Key, the header with which a request can be repeated',
      });
    case 'api.table.operation':
      return translate({
        id: 'api.table.operation',
        message: 'Operation',
        description: 'API reference: column with what an operation does',
      });
    case 'api.table.endpoint':
      return translate({
        id: 'api.table.endpoint',
        message: 'Endpoint',
        description: 'API reference: column with method and path of an operation',
      });
    case 'api.error.more':
      return translate({
        id: 'api.error.more',
        message: 'What to do',
        description: 'API reference: link to the page that explains an error code; stands behind what the code means',
      });
    case 'api.events.more':
      return translate({
        id: 'api.events.more',
        message: 'How events are sent and signed',
        description: 'API reference: link to the page about all events',
      });
  }
}
