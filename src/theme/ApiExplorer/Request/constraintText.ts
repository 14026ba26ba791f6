import {translate} from '@docusaurus/Translate';

import type {ValidationError, FormField, FormLimits} from '@site/src/lib/builder/form';

/** The constraint that a value violates, as a phrase for after a colon. */
export function constraintText(error: ValidationError, field: FormField): string {
  const limits: FormLimits = 'limits' in field ? field.limits : {};
  switch (error) {
    case 'required':
      return translate({
        id: 'api.builder.error.required',
        message: 'a value is needed',
        description: 'Request builder: why a value is refused; continues a sentence',
      });
    case 'minLength':
      return translate(
        {
          id: 'api.builder.error.minLength',
          message: 'at least {count} characters',
          description: 'Request builder: why a value is refused; continues a sentence; {count} is a number',
        },
        {count: limits.minLength ?? ''},
      );
    case 'maxLength':
      return translate(
        {
          id: 'api.builder.error.maxLength',
          message: 'at most {count} characters',
          description: 'Request builder: why a value is refused; continues a sentence; {count} is a number',
        },
        {count: limits.maxLength ?? ''},
      );
    case 'minimum':
      return translate(
        {
          id: 'api.builder.error.minimum',
          message: '{count} or more',
          description: 'Request builder: why a value is refused; continues a sentence; {count} is a number',
        },
        {count: limits.minimum ?? ''},
      );
    case 'maximum':
      return translate(
        {
          id: 'api.builder.error.maximum',
          message: '{count} or less',
          description: 'Request builder: why a value is refused; continues a sentence; {count} is a number',
        },
        {count: limits.maximum ?? ''},
      );
    case 'whole':
      return translate({
        id: 'api.builder.error.whole',
        message: 'a whole number',
        description: 'Request builder: why a value is refused; continues a sentence',
      });
    case 'pattern':
      return translate({
        id: 'api.builder.error.pattern',
        message: 'it is not written as it should be; the field list shows the pattern',
        description: 'Request builder: why a value is refused; continues a sentence',
      });
  }
}
