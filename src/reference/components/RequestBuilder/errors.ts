import {translate} from '@docusaurus/Translate';
import {pointerStep} from '@packages/openapi';
import type {Violation} from '@packages/sandbox';
import upperFirst from 'lodash/upperFirst';

import {limitTexts, t} from '@site/src/reference/components/texts';
import type {FieldPath} from '@site/src/reference/builder/form';

/** A value's element ID: the form's ID plus the JSON Pointer that the API uses for the value. */
export const idOf = (prefix: string, path: FieldPath): string =>
  [prefix, ...path.map((step) => pointerStep(String(step)))].join('/');

/** Moves the focus to the value that a pointer refers to, or to the group that lacks it. */
export function focusField(id: string, pointer: string): void {
  const steps = pointer.split('/');
  const found = steps
    .map((_step, index) => document.getElementById(`${id}${steps.slice(0, steps.length - index).join('/')}`))
    .find((element) => element !== null);
  found?.focus();
  found?.scrollIntoView({block: 'nearest'});
}

/**
 * Describes the error in a value, in the reader's language; uses the API's message if there
 * is no shorter phrase.
 *
 * @param iso the BCP 47 language tag
 */
export function errorText({keyword, code, limit, message, example}: Violation, iso: string): string {
  const [phrase] = limitTexts({[keyword]: limit}, iso);
  if (phrase !== undefined) {
    return upperFirst(phrase);
  }
  switch (code) {
    case 'required':
      return upperFirst(t('api.field.required'));
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
