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
        `src/data/pricing.ts, ${list}.${id}.${field}: enter what the dashboard charges, then remove "${field}" from the entry's "illustrative".`,
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
      `src/data/limits.ts, limits.${name}: compare it with the platform, then remove "${name}" from "illustrativeLimits".`,
  ),
  ...unconfirmedAnswers.map(
    ([file, answer]) => `${file}, ${answer}: write what the product does, then remove it from src/data/answers.ts.`,
  ),
  ...Object.entries({company, newsletter, source})
    .filter(([, {confirmed}]) => !confirmed)
    .map(([entry]) => `src/config/site.ts, ${entry}: enter the values of the product, then set "confirmed".`),
  ...(testimonialsAreConfirmed
    ? []
    : [
        'src/data/testimonials.ts, testimonialsAreConfirmed: replace the quotes in src/components/home/Trust with some that their authors have approved in writing, then set it.',
      ]),
];

/** Whether any price or size of a bundle or an add-on is illustrative. */
export const pricesAreIllustrative = [...bundles, ...addOns].some(({illustrative}) => illustrative.length > 0);
