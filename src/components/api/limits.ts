import {translate} from '@docusaurus/Translate';

import type {Limits} from '@site/src/plugins/api-reference/fields';

/** A lower bound that tells a reader something, or nothing. */
function lowerBound(min: number | undefined, max: number | undefined): number | undefined {
  return min === 0 || (min === 1 && max === undefined) ? undefined : min;
}

/**
 * The limits of a field as short phrases in the page's language, numbers
 * included; patterns and formats are shown as code elsewhere.
 */
export function limitPhrases(limits: Limits, iso: string): string[] {
  const number = (value: number): string => new Intl.NumberFormat(iso).format(value);
  const phrases: string[] = [];
  const {maxLength, minimum, maximum, maxItems, maxProperties} = limits;
  // A lower bound of 0 or, on its own, of 1 goes without saying.
  const minLength = lowerBound(limits.minLength, maxLength);
  const minItems = lowerBound(limits.minItems, maxItems);
  if (minLength !== undefined && maxLength !== undefined) {
    phrases.push(
      minLength === maxLength
        ? translate(
            {
              id: 'api.limit.exactLength',
              message: '{length} characters',
              description: 'API reference: exact length of a text',
            },
            {length: number(minLength)},
          )
        : translate(
            {
              id: 'api.limit.length',
              message: '{min} to {max} characters',
              description: 'API reference: length of a text',
            },
            {min: number(minLength), max: number(maxLength)},
          ),
    );
  } else if (maxLength !== undefined) {
    phrases.push(
      translate(
        {
          id: 'api.limit.maxLength',
          message: 'at most {max} characters',
          description: 'API reference: length of a text',
        },
        {max: number(maxLength)},
      ),
    );
  } else if (minLength !== undefined) {
    phrases.push(
      translate(
        {
          id: 'api.limit.minLength',
          message: 'at least {min} characters',
          description: 'API reference: length of a text',
        },
        {min: number(minLength)},
      ),
    );
  }
  if (minimum !== undefined && maximum !== undefined) {
    phrases.push(
      translate(
        {
          id: 'api.limit.range',
          message: '{min} to {max}',
          description: 'API reference: smallest and largest value of a number',
        },
        {min: number(minimum), max: number(maximum)},
      ),
    );
  } else if (minimum !== undefined) {
    phrases.push(
      translate(
        {id: 'api.limit.minimum', message: 'at least {min}', description: 'API reference: smallest value of a number'},
        {min: number(minimum)},
      ),
    );
  } else if (maximum !== undefined) {
    phrases.push(
      translate(
        {id: 'api.limit.maximum', message: 'at most {max}', description: 'API reference: largest value of a number'},
        {max: number(maximum)},
      ),
    );
  }
  if (minItems !== undefined && maxItems !== undefined) {
    phrases.push(
      translate(
        {id: 'api.limit.items', message: '{min} to {max} items', description: 'API reference: length of a list'},
        {min: number(minItems), max: number(maxItems)},
      ),
    );
  } else if (maxItems !== undefined) {
    phrases.push(
      translate(
        {id: 'api.limit.maxItems', message: 'at most {max} items', description: 'API reference: length of a list'},
        {max: number(maxItems)},
      ),
    );
  } else if (minItems !== undefined) {
    phrases.push(
      translate(
        {id: 'api.limit.minItems', message: 'at least {min} items', description: 'API reference: length of a list'},
        {min: number(minItems)},
      ),
    );
  }
  if (limits.uniqueItems === true) {
    phrases.push(
      translate({
        id: 'api.limit.unique',
        message: 'no item twice',
        description: 'API reference: a list in which all items differ',
      }),
    );
  }
  if (maxProperties !== undefined) {
    phrases.push(
      translate(
        {
          id: 'api.limit.maxProperties',
          message: 'at most {max} keys',
          description: 'API reference: number of keys in an object',
        },
        {max: number(maxProperties)},
      ),
    );
  }
  return phrases;
}
