import {translate} from '@docusaurus/Translate';

import type {Violation} from '@site/src/openapi/sandbox/fieldErrors';

/** What is wrong with a value, in the reader's language; in the words of the API if there is no shorter phrase. */
export function constraintText({keyword, code, limit, message}: Violation): string {
  const count = {count: String(limit)};
  switch (keyword) {
    case 'minLength':
      return translate(
        {
          id: 'api.builder.error.minLength',
          message: 'at least {count} characters',
          description: 'Request builder: why a value is rejected; {count} is a number',
        },
        count,
      );
    case 'maxLength':
      return translate(
        {
          id: 'api.builder.error.maxLength',
          message: 'at most {count} characters',
          description: 'Request builder: why a value is rejected; {count} is a number',
        },
        count,
      );
    case 'minItems':
    case 'minProperties':
      return translate(
        {
          id: 'api.builder.error.minItems',
          message: 'at least {count} items',
          description: 'Request builder: why a list is rejected; {count} is a number',
        },
        count,
      );
    case 'maxItems':
    case 'maxProperties':
      return translate(
        {
          id: 'api.builder.error.maxItems',
          message: 'at most {count} items',
          description: 'Request builder: why a list is rejected; {count} is a number',
        },
        count,
      );
    case 'minimum':
      return translate(
        {
          id: 'api.builder.error.minimum',
          message: '{count} or more',
          description: 'Request builder: why a value is rejected; {count} is a number',
        },
        count,
      );
    case 'maximum':
      return translate(
        {
          id: 'api.builder.error.maximum',
          message: '{count} or less',
          description: 'Request builder: why a value is rejected; {count} is a number',
        },
        count,
      );
  }
  switch (code) {
    case 'required':
      return translate({
        id: 'api.builder.error.required',
        message: 'required',
        description: 'Request builder: a value is missing',
      });
    case 'invalid_type':
    case 'invalid_value':
      return translate({
        id: 'api.builder.error.value',
        message: 'not one of the allowed values',
        description: 'Request builder: why a value is rejected',
      });
    case 'invalid_format':
      return translate({
        id: 'api.builder.error.pattern',
        message: 'not in the expected format',
        description: 'Request builder: why a value is rejected',
      });
    case 'conflict':
      return translate({
        id: 'api.builder.error.conflict',
        message: 'conflicts with another value',
        description: 'Request builder: why a value is rejected',
      });
    default:
      return message;
  }
}
