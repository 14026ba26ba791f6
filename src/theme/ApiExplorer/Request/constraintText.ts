import {translate} from '@docusaurus/Translate';

import type {Fault, FormField, FormLimits} from '@site/src/lib/builder/form';

/** The constraint that a value violates, as a phrase for after a colon. */
export function constraintText(fault: Fault, field: FormField): string {
  const limits: FormLimits = 'limits' in field ? field.limits : {};
  switch (fault) {
    case 'required':
      return translate({
        id: 'api.builder.fault.required',
        message: 'a value is needed',
        description: 'Request builder: why a value is refused; continues a sentence',
      });
    case 'minLength':
      return translate(
        {
          id: 'api.builder.fault.minLength',
          message: 'at least {count} characters',
          description: 'Request builder: why a value is refused; continues a sentence; {count} is a number',
        },
        {count: limits.minLength ?? ''},
      );
    case 'maxLength':
      return translate(
        {
          id: 'api.builder.fault.maxLength',
          message: 'at most {count} characters',
          description: 'Request builder: why a value is refused; continues a sentence; {count} is a number',
        },
        {count: limits.maxLength ?? ''},
      );
    case 'minimum':
      return translate(
        {
          id: 'api.builder.fault.minimum',
          message: '{count} or more',
          description: 'Request builder: why a value is refused; continues a sentence; {count} is a number',
        },
        {count: limits.minimum ?? ''},
      );
    case 'maximum':
      return translate(
        {
          id: 'api.builder.fault.maximum',
          message: '{count} or less',
          description: 'Request builder: why a value is refused; continues a sentence; {count} is a number',
        },
        {count: limits.maximum ?? ''},
      );
    case 'whole':
      return translate({
        id: 'api.builder.fault.whole',
        message: 'a whole number',
        description: 'Request builder: why a value is refused; continues a sentence',
      });
    case 'pattern':
      return translate({
        id: 'api.builder.fault.pattern',
        message: 'it is not written as it should be; the field list shows the pattern',
        description: 'Request builder: why a value is refused; continues a sentence',
      });
  }
}
