import {company, newsletter, source} from '../config/site';
import {unconfirmedAnswers} from './answers';
import {illustrativeLimits} from './limits';
import {addOns, bundles} from './pricing';
import {testimonials} from './testimonials';

/** A value on the site that the product team must confirm. */
export interface Unconfirmed {
  /** From the root of the repository. */
  readonly file: string;
  readonly entry: string;
  /** How to confirm it. */
  readonly confirm: string;
}

interface Priced {
  readonly id: string;
  readonly illustrative: readonly string[];
}

const pricesOf = (list: string, entries: readonly Priced[]): Unconfirmed[] =>
  entries.flatMap(({id, illustrative}) =>
    illustrative.map((field) => ({
      file: 'src/data/pricing.ts',
      entry: `${list}.${id}.${field}`,
      confirm: `enter what the dashboard charges, then remove "${field}" from the entry's "illustrative"`,
    })),
  );

/** The illustrative values on the site. The build counts them; a release build rejects them. */
export const unconfirmed: readonly Unconfirmed[] = [
  ...pricesOf('bundles', bundles),
  ...pricesOf('addOns', addOns),
  ...illustrativeLimits.map((name) => ({
    file: 'src/data/limits.ts',
    entry: `limits.${name}`,
    confirm: `compare it with the platform, then remove "${name}" from "illustrativeLimits"`,
  })),
  ...unconfirmedAnswers.map(([file, answer]) => ({
    file,
    entry: answer,
    confirm: 'write what the product does, then remove it from src/data/answers.ts',
  })),
  ...testimonials
    .filter(({confirmed}) => !confirmed)
    .map(({key}) => ({
      file: 'src/data/testimonials.ts',
      entry: `testimonials.${key}`,
      confirm: 'replace it with a quote that its author has approved in writing, then set "confirmed"',
    })),
  ...Object.entries({company, newsletter, source})
    .filter(([, {confirmed}]) => !confirmed)
    .map(([entry]) => ({
      file: 'src/config/site.ts',
      entry,
      confirm: 'enter the values of the product, then set "confirmed"',
    })),
];

/** Whether any price or size of a bundle or an add-on is illustrative. */
export const pricesAreIllustrative = [...bundles, ...addOns].some(({illustrative}) => illustrative.length > 0);
