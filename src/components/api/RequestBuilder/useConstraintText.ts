import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

import type {Violation} from '@site/src/openapi/sandbox/fieldErrors';

/**
 * Describes what is wrong with a value, in the reader's language; uses the API's message if there
 * is no shorter phrase.
 */
export function useConstraintText(): (violation: Violation) => string {
  const {selectMessage} = usePluralForm();
  return (violation) => constraintText(violation, (forms) => selectMessage(Number(violation.limit), forms));
}

function constraintText(
  {keyword, code, limit, message, example}: Violation,
  pluralForm: (forms: string) => string,
): string {
  const count = {count: String(limit)};
  switch (keyword) {
    case 'minLength':
      return pluralForm(
        translate(
          {id: 'api.builder.error.minLength', message: 'At least {count} character|At least {count} characters'},
          count,
        ),
      );
    case 'maxLength':
      return pluralForm(
        translate(
          {id: 'api.builder.error.maxLength', message: 'At most {count} character|At most {count} characters'},
          count,
        ),
      );
    case 'minItems':
    case 'minProperties':
      return pluralForm(
        translate({id: 'api.builder.error.minItems', message: 'At least {count} item|At least {count} items'}, count),
      );
    case 'maxItems':
    case 'maxProperties':
      return pluralForm(
        translate({id: 'api.builder.error.maxItems', message: 'At most {count} item|At most {count} items'}, count),
      );
    case 'minimum':
      return translate({id: 'api.builder.error.minimum', message: '{count} or more'}, count);
    case 'maximum':
      return translate({id: 'api.builder.error.maximum', message: '{count} or less'}, count);
  }
  switch (code) {
    case 'required':
      return translate({id: 'api.builder.error.required', message: 'Required'});
    case 'invalid_type':
    case 'invalid_value':
      return translate({id: 'api.builder.error.value', message: 'Not one of the allowed values'});
    case 'invalid_format':
      return example === undefined
        ? translate({id: 'api.builder.error.pattern', message: 'Not in the expected format'})
        : translate(
            {
              id: 'api.builder.error.example',
              message: 'Expected a value such as {example}',
              description: 'Request builder: the value has the wrong format; {example} is code',
            },
            {example},
          );
    case 'conflict':
      return translate({id: 'api.builder.error.conflict', message: 'Conflicts with another value'});
    default:
      return message;
  }
}
