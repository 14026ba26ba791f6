import {type Limits, limitPhrases} from '@packages/openapi';

import type {OperationModel} from '@site/src/reference/models/models';
import strings from '@site/src/reference/models/strings.json';
import {type TextId, type Translate, fill} from '@site/src/reference/models/texts';

/** Returns a reference string in the page's language: the build replaces the strings in the JSON file. */
export const t: Translate = (id, values) => fill(strings[id].message, values);

/** The limits of a value as short phrases. */
export const limitTexts = (limits: Limits, iso: string): string[] =>
  limitPhrases(limits, (name, numbers) => t(`api.limit.${name}`, numbers), iso);

/** Request limits as a phrase: "2 per second, 5,000 per day". */
export function rateLimitText(limits: OperationModel['limits'], iso: string): string {
  const format = new Intl.NumberFormat(iso);
  const ids: Readonly<Record<number, TextId>> = {1: 'api.rateLimit.second', 86_400: 'api.rateLimit.day'};
  return limits
    .map(({quota, window}) =>
      t(ids[window] ?? 'api.rateLimit.other', {count: format.format(quota), seconds: format.format(window)}),
    )
    .join(', ');
}
