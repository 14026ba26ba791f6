import {company, newsletter, source} from '../config/site';
import {unconfirmedAnswers} from './answers';
import {illustrativeLimits} from './limits';
import {addOns, bundles} from './pricing';
import {testimonialsAreConfirmed} from './testimonials';

interface Priced {
  readonly id: string;
  readonly illustrative: readonly string[];
}

const pricesOf = (list: string, entries: readonly Priced[]): string[] =>
  entries.flatMap(({id, illustrative}) =>
    illustrative.map(
      (field) =>
        `src/data/pricing.ts, ${list}.${id}.${field}: enter the dashboard's value, then remove "${field}" from the entry's "illustrative".`,
    ),
  );

/**
 * The illustrative values on the site: where each is, and how the product team confirms it. The build counts them; a
 * release build rejects them.
 */
export const unconfirmed: readonly string[] = [
  ...pricesOf('bundles', bundles),
  ...pricesOf('addOns', addOns),
  ...illustrativeLimits.map(
    (name) =>
      `src/data/limits.ts, limits.${name}: enter the platform's limit, then remove "${name}" from "illustrativeLimits".`,
  ),
  ...unconfirmedAnswers.map(
    ([file, answer]) =>
      `${file}, ${answer}: write what the product does, then remove the entry from src/data/answers.ts.`,
  ),
  ...Object.entries({company, newsletter, source})
    .filter(([, {confirmed}]) => !confirmed)
    .map(([entry]) => `src/config/site.ts, ${entry}: enter the real values, then set "confirmed" to true.`),
  ...(testimonialsAreConfirmed
    ? []
    : [
        'src/data/testimonials.ts, testimonialsAreConfirmed: replace the quotes in src/components/home/Trust with quotes that their authors have approved in writing, then set the value to true.',
      ]),
];

/** Whether any price or size of a bundle or an add-on is illustrative. */
export const pricesAreIllustrative = [...bundles, ...addOns].some(({illustrative}) => illustrative.length > 0);
