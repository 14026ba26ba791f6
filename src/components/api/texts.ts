import {translate} from '@docusaurus/Translate';

import {type Say, type TextId, fill} from '@site/src/openapi/texts';

/** The texts of reference pages in the language of the page. */
export const say: Say = (id, values) => fill(messageOf(id), values);

/** Literals, so that the translations can be collected. */
function messageOf(id: TextId): string {
  switch (id) {
    case 'api.section.baseUrl':
      return translate({id: 'api.section.baseUrl', message: 'Base URL'});
    case 'api.section.files':
      return translate({id: 'api.section.files', message: 'Files for your tools'});
    case 'api.section.authentication':
      return translate({id: 'api.section.authentication', message: 'Authentication'});
    case 'api.section.firstRequest':
      return translate({id: 'api.section.firstRequest', message: 'First request'});
    case 'api.section.pagination':
      return translate({id: 'api.section.pagination', message: 'Pagination'});
    case 'api.section.rateLimits':
      return translate({id: 'api.section.rateLimits', message: 'Rate limits'});
    case 'api.section.idempotency':
      return translate({id: 'api.section.idempotency', message: 'Safe retries'});
    case 'api.section.operations':
      return translate({id: 'api.section.operations', message: 'Operations'});
    case 'api.section.events':
      return translate({id: 'api.section.events', message: 'Events'});
    case 'api.section.object':
      return translate({
        id: 'api.section.object',
        message: 'The object',
        description:
          'API reference: title of the section with all fields of what a resource consists of, such as an email',
      });
    case 'api.section.nextSteps':
      return translate({id: 'api.section.nextSteps', message: 'Next steps'});
    case 'api.section.samples':
      return translate({
        id: 'api.section.samples',
        message: 'Request',
        description: 'API reference: title of the programs that call an operation',
      });
    case 'api.section.pathParameters':
      return translate({id: 'api.section.pathParameters', message: 'Path parameters'});
    case 'api.section.queryParameters':
      return translate({id: 'api.section.queryParameters', message: 'Query parameters'});
    case 'api.section.headerParameters':
      return translate({id: 'api.section.headerParameters', message: 'Request headers'});
    case 'api.section.cookieParameters':
      return translate({id: 'api.section.cookieParameters', message: 'Cookies'});
    case 'api.section.requestBody':
      return translate({id: 'api.section.requestBody', message: 'Request body'});
    case 'api.section.response':
      return translate({id: 'api.section.response', message: 'Response'});
    case 'api.section.errors':
      return translate({id: 'api.section.errors', message: 'Errors'});
    case 'api.section.responseHeaders':
      return translate({id: 'api.section.responseHeaders', message: 'Response headers'});
    case 'api.section.payload':
      return translate({id: 'api.section.payload', message: 'Payload'});
    case 'api.section.answer':
      return translate({
        id: 'api.section.answer',
        message: 'Your answer',
        description: 'API reference: title of the section with what the receiver of an event answers',
      });
    case 'api.section.relatedOperations':
      return translate({id: 'api.section.relatedOperations', message: 'Related operations'});
    case 'api.section.relatedEvents':
      return translate({id: 'api.section.relatedEvents', message: 'Related events'});
    case 'api.limit.exactLength':
      return translate({id: 'api.limit.exactLength', message: '{length} characters'});
    case 'api.limit.length':
      return translate({id: 'api.limit.length', message: '{min} to {max} characters'});
    case 'api.limit.maxLength':
      return translate({id: 'api.limit.maxLength', message: 'at most {max} characters'});
    case 'api.limit.minLength':
      return translate({id: 'api.limit.minLength', message: 'at least {min} characters'});
    case 'api.limit.range':
      return translate({id: 'api.limit.range', message: '{min} to {max}'});
    case 'api.limit.minimum':
      return translate({id: 'api.limit.minimum', message: 'at least {min}'});
    case 'api.limit.maximum':
      return translate({id: 'api.limit.maximum', message: 'at most {max}'});
    case 'api.limit.moreThan':
      return translate({id: 'api.limit.moreThan', message: 'more than {min}'});
    case 'api.limit.lessThan':
      return translate({id: 'api.limit.lessThan', message: 'less than {max}'});
    case 'api.limit.multipleOf':
      return translate({id: 'api.limit.multipleOf', message: 'a multiple of {step}'});
    case 'api.limit.items':
      return translate({id: 'api.limit.items', message: '{min} to {max} items'});
    case 'api.limit.maxItems':
      return translate({id: 'api.limit.maxItems', message: 'at most {max} items'});
    case 'api.limit.minItems':
      return translate({id: 'api.limit.minItems', message: 'at least {min} items'});
    case 'api.limit.unique':
      return translate({id: 'api.limit.unique', message: 'no item twice'});
    case 'api.limit.maxProperties':
      return translate({id: 'api.limit.maxProperties', message: 'at most {max} keys'});
    case 'api.field.required':
      return translate({id: 'api.field.required', message: 'required'});
    case 'api.field.optional':
      return translate({id: 'api.field.optional', message: 'may be absent'});
    case 'api.field.deprecated':
      return translate({id: 'api.field.deprecated', message: 'deprecated'});
    case 'api.field.readOnly':
      return translate({id: 'api.field.readOnly', message: 'read only'});
    case 'api.field.writeOnly':
      return translate({id: 'api.field.writeOnly', message: 'write only'});
    case 'api.field.default':
      return translate({
        id: 'api.field.default',
        message: 'Default',
        description: 'API reference: the value that counts when a field is not sent',
      });
    case 'api.field.pattern':
      return translate({id: 'api.field.pattern', message: 'Pattern'});
    case 'api.field.keys':
      return translate({
        id: 'api.field.keys',
        message: 'Names',
        description: 'API reference: stands before the limits of the names of the values in a map',
      });
    case 'api.field.example':
      return translate({id: 'api.field.example', message: 'Example'});
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
      return translate({id: 'api.choice.any', message: 'Give at least one of these sets:'});
    case 'api.choice.option':
      return translate({
        id: 'api.choice.option',
        message: 'Shape {number}',
        description: 'API reference: name of one of several shapes of a value that has no name of its own',
      });
    case 'api.body.required':
      return translate({id: 'api.body.required', message: 'required'});
    case 'api.errors.fields':
      return translate({id: 'api.errors.fields', message: 'Fields of an error'});
    case 'api.header.statuses':
      return translate({
        id: 'api.header.statuses',
        message: 'Only with status {statuses}',
        description: 'API reference: stands above a response header; {statuses} is a list such as 200, 429',
      });
    case 'api.response.default':
      return translate({id: 'api.response.default', message: 'Any other answer'});
    case 'api.example':
      return translate({id: 'api.example', message: 'Example'});
    case 'api.deprecated':
      return translate({id: 'api.deprecated', message: 'Deprecated'});
    case 'api.scope.label':
      return translate({id: 'api.scope.label', message: 'Scope'});
    case 'api.rateLimit.label':
      return translate({id: 'api.rateLimit.label', message: 'Rate limit'});
    case 'api.rateLimit.second':
      return translate({id: 'api.rateLimit.second', message: '{count} per second'});
    case 'api.rateLimit.day':
      return translate({id: 'api.rateLimit.day', message: '{count} per day'});
    case 'api.rateLimit.other':
      return translate({id: 'api.rateLimit.other', message: '{count} in {seconds} seconds'});
    case 'api.idempotency.label':
      return translate({
        id: 'api.idempotency.label',
        message: 'Safe to repeat with',
        description: 'API reference: stands before Idempotency-Key, the header with which a request can be repeated',
      });
    case 'api.table.operation':
      return translate({id: 'api.table.operation', message: 'Operation'});
    case 'api.table.endpoint':
      return translate({id: 'api.table.endpoint', message: 'Endpoint'});
    case 'api.error.more':
      return translate({id: 'api.error.more', message: 'What to do'});
    case 'api.events.more':
      return translate({id: 'api.events.more', message: 'How events are sent and signed'});
  }
}
