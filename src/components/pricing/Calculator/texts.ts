import {translate} from '@docusaurus/Translate';

import type {VolumeKey} from './useCalculator';
import type {VolumeProblem} from '@site/src/lib/calculator/parseVolume';

/** The name of an input, and what stands small beside it. */
export function fieldTexts(key: VolumeKey): {label: string; hint: string} {
  const perMonth = translate({id: 'pricing.calculator.perMonth', message: 'per month'});
  switch (key) {
    case 'emails':
      return {
        label: translate({id: 'pricing.calculator.emails', message: 'API and SMTP emails'}),
        hint: perMonth,
      };
    case 'campaignEmails':
      return {
        label: translate({id: 'pricing.calculator.campaignEmails', message: 'Campaign emails'}),
        hint: perMonth,
      };
    case 'verifications':
      return {
        label: translate({id: 'pricing.calculator.verifications', message: 'Verified addresses'}),
        hint: perMonth,
      };
    case 'months':
      return {
        label: translate({id: 'pricing.calculator.months', message: 'Months to cover'}),
        hint: '',
      };
  }
}

/**
 * What is wrong with a text in a field, and what is expected.
 *
 * @param max the most that the field takes, as the language writes it
 */
export function problemText(problem: VolumeProblem, max: string): string {
  switch (problem) {
    case 'tooLarge':
      return translate(
        {id: 'pricing.calculator.tooLarge', message: 'At most {max}. For more, write to support.'},
        {max},
      );
    case 'negative':
    case 'tooSmall':
      return translate({id: 'pricing.calculator.tooSmall', message: 'This number is too small.'});
    case 'fraction':
    case 'notANumber':
      return translate({id: 'pricing.calculator.notANumber', message: 'Write a whole number.'});
  }
}
